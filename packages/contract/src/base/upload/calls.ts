import * as z from 'zod'
import { call } from '../../call.ts'

export const uploadImage = call({
  method: 'POST',
  path: '/api/v1/dfeditor/upload',
  spec: 'C058, X024',
  summary: 'Keep a picture for a text, an avatar or a banner: JPEG, PNG or WebP, at most 10 MB; it is encoded anew',
  auth: 'user',
  form: { files: ['image'] },
  data: z.object({ url: z.string(), width: z.int(), height: z.int(), bytes: z.int() }),
  errors: ['badForm', 'pictureMissing', 'pictureBroken', 'pictureHeic', 'pictureTooBig', 'uploadBroken'],
})

export const uploadedImage = call({
  method: 'GET',
  path: '/api/v1/dfeditor/images/{name}',
  spec: 'C058',
  summary: 'A picture by the address that its upload answered',
  auth: 'none',
  data: z.undefined(),
  raw: 'file',
})

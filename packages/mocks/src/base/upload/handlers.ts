import { uploadedImage, uploadImage } from '@shulei/contract/base/upload/calls.ts'
import { pictureAddressOf } from '@shulei/domain/base/markup/allowed.ts'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { mock } from '../../mock.ts'

/** Address of the uploaded picture. */
export const pictureAddress = pictureAddressOf('0b9f7c3e-1d52-4a6b-9c1e-5f0d2a7b8c9d', 'webp')

/** A small landscape in the colours of the site. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90" viewBox="0 0 160 90"><rect width="160" height="90" fill="#dfe7ee"/><path d="M0 70 40 40l30 22 34-34 56 42v20H0Z" fill="#4a6b82"/></svg>'

/** Answers the small landscape for every name of a call. */
export const pictureHandler = ({ path }: { path: string }): RequestHandler =>
  http.get(`*${path.replace('{name}', ':name')}`, () =>
    HttpResponse.text(picture, { headers: { 'content-type': 'image/svg+xml' } }),
  )

export const uploadHandlers: RequestHandler[] = [
  mock(uploadImage, () => ({ url: pictureAddress, width: 160, height: 90, bytes: 231 })),
  pictureHandler(uploadedImage),
]

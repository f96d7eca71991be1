import { uploadImage } from '@shulei/contract/upload/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../mock.ts'

/** A picture that needs no server: a small landscape in the colours of the site. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#dfe7ee"/><path d="M0 70 40 40l30 22 34-34 56 42v20H0Z" fill="#4a6b82"/></svg>',
)}`

export const uploadHandlers: RequestHandler[] = [
  mock(uploadImage, () => ({ url: picture, width: 160, height: 90, bytes: 231 })),
]

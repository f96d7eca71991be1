// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../base/upload/calls.ts'

export const uploadImage = { method: 'POST', path: '/api/v1/dfeditor/upload', form: true } as Ref<typeof calls.uploadImage>
export const uploadedImage = { method: 'GET', path: '/api/v1/dfeditor/images/{name}' } as Ref<typeof calls.uploadedImage>

// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../publish/share/calls.ts'

export const ownSharePicture = { method: 'GET', path: '/api/users/share/{name}' } as Ref<typeof calls.ownSharePicture>
export const sharePicture = { method: 'GET', path: '/api/share/{name}' } as Ref<typeof calls.sharePicture>

// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../house/account/calls.ts'

export const accountClosing = { method: 'GET', path: '/api/v2/users/closing' } as Ref<typeof calls.accountClosing>
export const closeAccount = { method: 'POST', path: '/api/v2/users/closing' } as Ref<typeof calls.closeAccount>
export const keepAccount = { method: 'DELETE', path: '/api/v2/users/closing' } as Ref<typeof calls.keepAccount>
export const myData = { method: 'GET', path: '/api/v2/users/my-data' } as Ref<typeof calls.myData>
export const myDataFile = { method: 'GET', path: '/api/v2/users/my-data/file' } as Ref<typeof calls.myDataFile>
export const requestMyData = { method: 'POST', path: '/api/v2/users/my-data' } as Ref<typeof calls.requestMyData>

// Written by pnpm generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../identity/calls.ts'

export const realNameStatus = { method: 'GET', path: '/api/users/authData' } as Ref<typeof calls.realNameStatus>

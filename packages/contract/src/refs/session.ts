// Written by pnpm generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../session/calls.ts'

export const currentUser = { method: 'GET', path: '/api/users/sso' } as Ref<typeof calls.currentUser>
export const logout = { method: 'DELETE', path: '/sso/proxy/api/logout' } as Ref<typeof calls.logout>
export const sessionState = { method: 'GET', path: '/api/v2/users/session' } as Ref<typeof calls.sessionState>
export const setLanguage = { method: 'HEAD', path: '/set-language' } as Ref<typeof calls.setLanguage>

// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../base/session/calls.ts'

export const accountSecurity = { method: 'GET', path: '/api/v2/users/security' } as Ref<typeof calls.accountSecurity>
export const currentUser = { method: 'GET', path: '/api/users/sso' } as Ref<typeof calls.currentUser>
export const endOtherSessions = { method: 'DELETE', path: '/api/v2/users/security/sessions' } as Ref<typeof calls.endOtherSessions>
export const endSession = { method: 'DELETE', path: '/api/v2/users/security/sessions/{sessionId}' } as Ref<typeof calls.endSession>
export const logout = { method: 'DELETE', path: '/sso/proxy/api/logout' } as Ref<typeof calls.logout>
export const sendEmailCode = { method: 'POST', path: '/api/v2/users/email-code' } as Ref<typeof calls.sendEmailCode>
export const sessionState = { method: 'GET', path: '/api/v2/users/session' } as Ref<typeof calls.sessionState>
export const setLanguage = { method: 'HEAD', path: '/set-language' } as Ref<typeof calls.setLanguage>
export const updateEmail = { method: 'POST', path: '/api/v2/users/update-email' } as Ref<typeof calls.updateEmail>

// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../people/identity/calls.ts'

export const ownCompany = { method: 'GET', path: '/api/users/company' } as Ref<typeof calls.ownCompany>
export const realNameStatus = { method: 'GET', path: '/api/users/authData' } as Ref<typeof calls.realNameStatus>
export const replaceRealName = { method: 'PUT', path: '/api/users/auth', form: true } as Ref<typeof calls.replaceRealName>
export const sendMainlandRealName = { method: 'POST', path: '/api/v2/users/authentication-mainland', form: true } as Ref<typeof calls.sendMainlandRealName>
export const sendRealName = { method: 'POST', path: '/api/users/auth', form: true } as Ref<typeof calls.sendRealName>
export const submitCompany = { method: 'POST', path: '/api/users/companySubmit', form: true } as Ref<typeof calls.submitCompany>

// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../compete/appeal/calls.ts'

export const appealCase = { method: 'GET', path: '/api/competitions/{id}/cheat/appeal' } as Ref<typeof calls.appealCase>
export const appealFile = { method: 'GET', path: '/api/competitions/{id}/cheat/appeal/{appealId}/file' } as Ref<typeof calls.appealFile>
export const cheatType = { method: 'GET', path: '/api/competitions/{id}/cheat/type' } as Ref<typeof calls.cheatType>
export const sendAppeal = { method: 'POST', path: '/api/competitions/{id}/cheat/appeal', form: true } as Ref<typeof calls.sendAppeal>

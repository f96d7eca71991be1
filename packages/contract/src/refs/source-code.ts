// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../compete/source-code/calls.ts'

export const addSourceComment = { method: 'POST', path: '/api/competitions/submits/source-code/comment' } as Ref<typeof calls.addSourceComment>
export const sourceCode = { method: 'GET', path: '/api/competitions/submits/source-code' } as Ref<typeof calls.sourceCode>
export const sourceComments = { method: 'GET', path: '/api/competitions/submits/source-code/comment' } as Ref<typeof calls.sourceComments>
export const sourceCompetitions = { method: 'GET', path: '/api/competitions/submits/source-code/own' } as Ref<typeof calls.sourceCompetitions>
export const sourceFile = { method: 'GET', path: '/api/competitions/submits/source-code/{procedureId}/file' } as Ref<typeof calls.sourceFile>
export const uploadSource = { method: 'POST', path: '/api/competitions/submits/source-code', form: true } as Ref<typeof calls.uploadSource>

// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../compete/submission/calls.ts'

export const cancelSubmit = { method: 'POST', path: '/api/competitions/{id}/submits/{submitId}/cancel' } as Ref<typeof calls.cancelSubmit>
export const chooseFinal = { method: 'PUT', path: '/api/competitions/{id}/final-choice' } as Ref<typeof calls.chooseFinal>
export const compareSubmits = { method: 'GET', path: '/api/competitions/{id}/submits/compare' } as Ref<typeof calls.compareSubmits>
export const competitionSubmits = { method: 'GET', path: '/api/competitions/{id}', select: { part: 'submits' } } as Ref<typeof calls.competitionSubmits>
export const endResultUpload = { method: 'DELETE', path: '/api/competitions/{id}/uploads/parts/{upload}' } as Ref<typeof calls.endResultUpload>
export const finalChoice = { method: 'GET', path: '/api/competitions/{id}/final-choice' } as Ref<typeof calls.finalChoice>
export const quotaLedger = { method: 'GET', path: '/api/competitions/{id}/submits/ledger' } as Ref<typeof calls.quotaLedger>
export const resultUpload = { method: 'HEAD', path: '/api/competitions/{id}/uploads/parts/{upload}' } as Ref<typeof calls.resultUpload>
export const sendResultPart = { method: 'PATCH', path: '/api/competitions/{id}/uploads/parts/{upload}' } as Ref<typeof calls.sendResultPart>
export const shareSubmit = { method: 'PUT', path: '/api/competitions/{id}/submits/{submitId}/share' } as Ref<typeof calls.shareSubmit>
export const startResultUpload = { method: 'POST', path: '/api/competitions/{id}/uploads/parts' } as Ref<typeof calls.startResultUpload>
export const submissionRules = { method: 'GET', path: '/api/competitions/{id}/submission-rules' } as Ref<typeof calls.submissionRules>
export const submitCompetitions = { method: 'GET', path: '/api/competitions/submits/own' } as Ref<typeof calls.submitCompetitions>
export const submitFile = { method: 'GET', path: '/api/competitions/{id}/submits/{submitId}/{kind}' } as Ref<typeof calls.submitFile>
export const submitResult = { method: 'POST', path: '/api/competitions/{id}/uploads', form: true } as Ref<typeof calls.submitResult>

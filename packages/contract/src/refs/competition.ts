// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../compete/competition/calls.ts'

export const acceptAgreement = { method: 'PUT', path: '/api/competitions/{id}/users' } as Ref<typeof calls.acceptAgreement>
export const acceptProtocol = { method: 'POST', path: '/api/competitions/{id}/datasets/protocol' } as Ref<typeof calls.acceptProtocol>
export const competitionAgreement = { method: 'GET', path: '/api/competitions/{id}', select: { part: 'agreement' } } as Ref<typeof calls.competitionAgreement>
export const competitionData = { method: 'GET', path: '/api/competitions/{id}', select: { part: 'data' } } as Ref<typeof calls.competitionData>
export const competitionFaq = { method: 'GET', path: '/api/competitions/{id}', select: { part: 'faq' } } as Ref<typeof calls.competitionFaq>
export const competitionList = { method: 'GET', path: '/api/competitions' } as Ref<typeof calls.competitionList>
export const competitionProfile = { method: 'GET', path: '/api/competitions/{id}', select: { part: 'profile' } } as Ref<typeof calls.competitionProfile>
export const competitionRankings = { method: 'GET', path: '/api/competitions/{id}', select: { part: 'rankings' } } as Ref<typeof calls.competitionRankings>
export const competitionSections = { method: 'GET', path: '/api/competitions/{id}', select: { part: 'sections' } } as Ref<typeof calls.competitionSections>
export const logDownload = { method: 'POST', path: '/api/competitions/{id}/datasets/download-log' } as Ref<typeof calls.logDownload>
export const privateVerify = { method: 'POST', path: '/api/competitions/{id}/private-verify' } as Ref<typeof calls.privateVerify>
export const saveEntryForm = { method: 'PUT', path: '/api/competitions/{id}/users-v2' } as Ref<typeof calls.saveEntryForm>
export const signUp = { method: 'POST', path: '/api/competitions/{id}/users' } as Ref<typeof calls.signUp>

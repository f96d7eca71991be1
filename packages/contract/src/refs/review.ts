// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../compete/review/calls.ts'

export const ownProjectDocument = { method: 'GET', path: '/api/site/competitions/{id}/project/document' } as Ref<typeof calls.ownProjectDocument>
export const reviewDetails = { method: 'GET', path: '/api/spic/review/submits/{id}/details' } as Ref<typeof calls.reviewDetails>
export const reviewDocument = { method: 'GET', path: '/api/spic-review/submits/{id}/document' } as Ref<typeof calls.reviewDocument>
export const reviewExport = { method: 'GET', path: '/api/spic-review/export' } as Ref<typeof calls.reviewExport>
export const reviewSubmits = { method: 'GET', path: '/api/spic-review/submits' } as Ref<typeof calls.reviewSubmits>
export const reviewerLogin = { method: 'POST', path: '/api/spic-review/login' } as Ref<typeof calls.reviewerLogin>
export const reviewerLogout = { method: 'DELETE', path: '/api/spic-review/session' } as Ref<typeof calls.reviewerLogout>
export const reviewerSelf = { method: 'GET', path: '/api/spic-review/user/self' } as Ref<typeof calls.reviewerSelf>
export const saveScore = { method: 'PUT', path: '/api/spic-review/submits/{id}/score' } as Ref<typeof calls.saveScore>
export const saveWish = { method: 'PUT', path: '/api/spic-review/submits/{id}/wish' } as Ref<typeof calls.saveWish>
export const sendProject = { method: 'POST', path: '/api/site/competitions/{id}/project', form: true } as Ref<typeof calls.sendProject>
export const spicCompetition = { method: 'GET', path: '/api/spic/{id}' } as Ref<typeof calls.spicCompetition>
export const spicSignup = { method: 'GET', path: '/api/spic/signup/{id}' } as Ref<typeof calls.spicSignup>

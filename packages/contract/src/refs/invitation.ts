// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../publish/invitation/calls.ts'

export const inviteRanking = { method: 'GET', path: '/api/v1/race-special/wap/activity/get-rank' } as Ref<typeof calls.inviteRanking>
export const selfInvite = { method: 'GET', path: '/api/v1/race-special/wap/activity/get-self-invite' } as Ref<typeof calls.selfInvite>

// Written by pnpm generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../team/calls.ts'

export const agreeTeamInvite = { method: 'POST', path: '/api/teams/v3/agree-team-invite' } as Ref<typeof calls.agreeTeamInvite>
export const refuseTeamInvite = { method: 'POST', path: '/api/teams/v3/refuse-team-invite' } as Ref<typeof calls.refuseTeamInvite>
export const teamInvite = { method: 'GET', path: '/api/teams/v3/invite-info' } as Ref<typeof calls.teamInvite>

// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../compete/team/calls.ts'

export const agreeTeamInvite = { method: 'POST', path: '/api/teams/v3/agree-team-invite' } as Ref<typeof calls.agreeTeamInvite>
export const answerJoinRequest = { method: 'PUT', path: '/api/teams/v2/{id}/requests' } as Ref<typeof calls.answerJoinRequest>
export const askToJoin = { method: 'POST', path: '/api/teams/v2/{id}/requests' } as Ref<typeof calls.askToJoin>
export const competitionTeams = { method: 'GET', path: '/api/teams' } as Ref<typeof calls.competitionTeams>
export const disbandTeam = { method: 'DELETE', path: '/api/teams/{id}' } as Ref<typeof calls.disbandTeam>
export const inviteUser = { method: 'POST', path: '/api/teams/v3/invite-user' } as Ref<typeof calls.inviteUser>
export const joinRequests = { method: 'GET', path: '/api/teams/v2/{id}/requests' } as Ref<typeof calls.joinRequests>
export const lookForPeople = { method: 'PUT', path: '/api/teams/{id}/looking' } as Ref<typeof calls.lookForPeople>
export const refuseTeamInvite = { method: 'POST', path: '/api/teams/v3/refuse-team-invite' } as Ref<typeof calls.refuseTeamInvite>
export const removeInvite = { method: 'DELETE', path: '/api/teams/v3/remove-invite' } as Ref<typeof calls.removeInvite>
export const removeMember = { method: 'DELETE', path: '/api/teams/{id}/members/{memberId}' } as Ref<typeof calls.removeMember>
export const removeUser = { method: 'DELETE', path: '/api/teams/v3/remove-user' } as Ref<typeof calls.removeUser>
export const saveTeamInfo = { method: 'PUT', path: '/api/teams/v3/team-info' } as Ref<typeof calls.saveTeamInfo>
export const teamInvite = { method: 'GET', path: '/api/teams/v3/invite-info' } as Ref<typeof calls.teamInvite>
export const teamPreview = { method: 'GET', path: '/api/teams/{id}/preview' } as Ref<typeof calls.teamPreview>
export const transferCaptain = { method: 'PUT', path: '/api/teams/{id}/captain' } as Ref<typeof calls.transferCaptain>
export const updateTeam = { method: 'PUT', path: '/api/teams/{id}' } as Ref<typeof calls.updateTeam>
export const withdrawJoinRequest = { method: 'DELETE', path: '/api/teams/v2/{id}/requests' } as Ref<typeof calls.withdrawJoinRequest>

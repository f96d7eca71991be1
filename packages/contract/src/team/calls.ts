import * as z from 'zod'
import { call } from '../call.ts'
import { id, queryId } from '../fields.ts'

/**
 * Result of an invitation (A§4): 1 done; -1 not a solo entrant, -2 team full, -3 team risky, -4 too many submissions; else
 * failed.
 */
const Outcome = z.object({ result: z.int() })

export const teamInvite = call({
  method: 'GET',
  path: '/api/teams/v3/invite-info',
  spec: 'C055',
  summary: 'An invitation into a team, for the person who was invited',
  auth: 'user',
  query: z.object({ inviteId: queryId }),
  data: z.object({
    id,
    inviteId: id,
    team_id: id,
    teamId: id,
    cmpt_id: id,
    userId: z.string(),
    inviter_name: z.string(),
    inviter_avatar: z.string().nullable(),
    cmpt_title: z.string(),
  }),
})

export const agreeTeamInvite = call({
  method: 'POST',
  path: '/api/teams/v3/agree-team-invite',
  spec: 'C056',
  summary: 'Accept an invitation; the result says what came of it',
  auth: 'user',
  body: z.object({ inviteId: id, cmpt_id: id, team_id: id }),
  data: Outcome,
})

export const refuseTeamInvite = call({
  method: 'POST',
  path: '/api/teams/v3/refuse-team-invite',
  spec: 'C057',
  summary: 'Refuse an invitation',
  auth: 'user',
  body: z.object({ inviteId: id, team_id: id }),
  data: Outcome,
})

import type { DataIn } from '@shulei/contract/call.ts'
import type { teamInvite } from '@shulei/contract/team/calls.ts'
import { competitionOf } from '../cast/competitions.ts'
import { personOf } from '../cast/people.ts'
import { teamOf } from '../cast/teams.ts'

type Invite = DataIn<typeof teamInvite>

/** An invitation of the captain of the tidal-flat team. */
export function teamInviteFixture(overrides: Partial<Invite> = {}): Invite {
  const team = teamOf('tidal-flat')
  const competition = competitionOf('us-births')
  return {
    id: 501,
    inviteId: 501,
    team_id: team.id,
    teamId: team.id,
    cmpt_id: competition.id,
    userId: personOf('lin').ssoId,
    inviter_name: personOf('gu').name,
    inviter_avatar: null,
    cmpt_title: competition.title.cn,
    ...overrides,
  }
}

import * as calls from '@shulei/contract/compete/team/calls.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { saveInfo, saveLooking } from './info.service.ts'
import { agreeInvite, invite, readInvite, refuseInvite, withdrawInvite } from './invite.service.ts'
import { disband, remove, transfer } from './member.service.ts'
import { teamsPage } from './overview.service.ts'
import { preview } from './preview.service.ts'
import { answer, ask, listRequests, withdraw } from './request.service.ts'

/** Refuses an operatorId that names somebody else than the caller, whom alone the session identifies. */
function mustBeOperator(user: SessionUser, ...operatorIds: (number | undefined)[]) {
  for (const operatorId of operatorIds) {
    if (operatorId !== undefined && operatorId !== user.id) throw new ApiError('forbidden')
  }
}

/** The ids of a DELETE, from its query or its body (Q020). Throws `invalid` with the names of those that are missing. */
function idsOf<K extends string>(
  names: readonly K[],
  given: Partial<Record<K, number | undefined>>,
): Record<K, number> {
  const fields = names.filter((name) => given[name] === undefined)
  if (fields.length > 0) {
    throw new ApiError('invalid', { facts: { fields: fields.join(', ') }, data: { where: 'query', fields } })
  }
  return given as Record<K, number>
}

const pair = ['userId', 'teamId'] as const

/** Teams: C055 to C057, C083 to C092, X001, X026. */
export const teamModule: ApiModule = (app, platform) => {
  mount(app, calls.competitionTeams, ({ query: { cmptId, page, per_page: perPage }, user }) =>
    teamsPage(platform, { cmptId, page, perPage }, user.id),
  )
  mount(app, calls.teamPreview, ({ params, query, user }) =>
    preview(platform, { teamId: params.id, wanted: query }, user.id),
  )

  const rawTexts = ['name', 'manifesto', 'organization', 'message', 'looking']
  mount(app, calls.updateTeam, ({ params, body, user }) => saveInfo(platform, params.id, user.id, body), { rawTexts })
  mount(app, calls.saveTeamInfo, ({ body, user }) => saveInfo(platform, body.teamId, user.id, body), { rawTexts })
  mount(app, calls.lookForPeople, ({ params, body, user }) => saveLooking(platform, params.id, user.id, body), {
    rawTexts,
  })

  mount(app, calls.removeMember, ({ params, query, body, user }) => {
    mustBeOperator(user, query.operatorId, body?.operatorId)
    return remove(platform, { teamId: params.id, memberId: params.memberId }, user.id)
  })
  mount(app, calls.removeUser, ({ query, body, user }) => {
    const { userId, teamId } = idsOf(pair, { ...body, ...query })
    return remove(platform, { teamId, memberId: userId }, user.id)
  })
  mount(app, calls.transferCaptain, ({ params, body, user }) => {
    mustBeOperator(user, body.operatorId)
    return transfer(platform, { teamId: params.id, captainId: body.captainId }, user.id)
  })
  mount(app, calls.disbandTeam, ({ params, user }) => disband(platform, params.id, user.id))

  mount(app, calls.askToJoin, ({ params, body, user }) => ask(platform, { teamId: params.id, ...body }, user.id), {
    rawTexts,
  })
  mount(app, calls.joinRequests, ({ params, query, user }) =>
    listRequests(platform, { teamId: params.id, cmptId: query.cmptId }, user.id),
  )
  mount(app, calls.answerJoinRequest, ({ params, body, user }) => {
    mustBeOperator(user, body.operatorId)
    const { requestId, action } = body
    return answer(platform, { teamId: params.id, requestId, action }, user.id)
  })
  mount(app, calls.withdrawJoinRequest, ({ params, query, body, user }) => {
    const { requestId } = idsOf(['requestId'], { ...body, ...query })
    return withdraw(platform, { teamId: params.id, requestId }, user.id)
  })

  mount(app, calls.inviteUser, ({ body, user }) => invite(platform, body, user))
  mount(app, calls.removeInvite, ({ query, body, user }) =>
    withdrawInvite(platform, idsOf(pair, { ...body, ...query }), user.id),
  )
  mount(app, calls.teamInvite, ({ query, user, lang }) => readInvite(platform, query.inviteId, { user, lang }))
  mount(app, calls.agreeTeamInvite, ({ body, user }) => {
    const { inviteId, team_id: teamId, cmpt_id: competitionId } = body
    return agreeInvite(platform, { inviteId, teamId, competitionId }, user.id)
  })
  mount(app, calls.refuseTeamInvite, ({ body, user }) =>
    refuseInvite(platform, { inviteId: body.inviteId, teamId: body.team_id }, user.id),
  )
}

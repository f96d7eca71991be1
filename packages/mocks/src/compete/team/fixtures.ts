import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionTeams, joinRequests, teamInvite, teamPreview } from '@shulei/contract/compete/team/calls.ts'
import { competitionOf } from '../../cast/competitions.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { type CastTeam, teamOf } from '../../cast/teams.ts'
import { fromNow } from '../../clock.ts'

type Invite = DataIn<typeof teamInvite>
type Teams = DataIn<typeof competitionTeams>
type Team = NonNullable<Teams['team']>
type SentInvite = Teams['invites'][number]
type LookingTeam = Teams['looking']['list'][number]
type Request = DataIn<typeof joinRequests>['list'][number]
type Preview = DataIn<typeof teamPreview>

const personFixture = ({ id, name }: CastPerson) => ({ id, name, avatar: null })
const accountFixture = (person: CastPerson) => ({ ...personFixture(person), userId: person.ssoId })
const briefFixture = ({ id, name }: CastTeam) => ({ id, name, avatar: null })
const captainOf = ({ members }: CastTeam): CastPerson => members[0] ?? personOf('gu')

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
    inviter_id: personOf('gu').id,
    inviter_name: personOf('gu').name,
    inviter_avatar: null,
    cmpt_title: competition.title.cn,
    team_name: team.name,
    state: 'invited',
    ...overrides,
  }
}

const MAX_TRIES = 60

/** Tries of a team that has used `used` tries, `usedToday` of them today. */
export const triesFixture = (used = 18, usedToday = 1): Team['tries'] => ({
  used,
  max: MAX_TRIES,
  usedToday,
  dailyLimit: 3,
  leftToday: Math.max(0, 3 - usedToday),
})

/** A team of the cast as its members see it; the team of 林晓舟 unless another is given. */
export function teamFixture(overrides: Partial<Team> = {}, team: CastTeam = teamOf('near-shore')): Team {
  return {
    ...briefFixture(team),
    manifesto: team.manifesto,
    tutor: { name: '程远', organization: '黄海理工大学' },
    cheatStatus: 0,
    scheduleId: null,
    captain: personFixture(captainOf(team)),
    members: team.members.map((person, index) => ({
      ...accountFixture(person),
      role: index === 0 ? 'captain' : 'member',
      joinedAt: fromNow({ days: index - 11, hours: -3 }),
    })),
    looking: null,
    tries: triesFixture(),
    rank: 13,
    ...overrides,
  }
}

/** An invitation of a team in its captain's list. */
export const sentInviteFixture = (
  person: CastPerson = personOf('xia'),
  overrides: Partial<SentInvite> = {},
): SentInvite => ({
  inviteId: 510,
  person: accountFixture(person),
  inviter: personFixture(personOf('lin')),
  state: 'invited',
  createdAt: fromNow({ hours: -5 }),
  ...overrides,
})

/** A team of the list of teams that look for people. */
export function lookingTeamFixture(team: CastTeam, overrides: Partial<LookingTeam> = {}): LookingTeam {
  return {
    ...briefFixture(team),
    manifesto: team.manifesto,
    captain: accountFixture(captainOf(team)),
    size: team.members.length,
    members: team.members.map(personFixture),
    skills: ['时间序列', '特征工程'],
    time: '工作日晚上，周末全天',
    since: fromNow({ days: -1, hours: -2 }),
    rank: 5,
    full: false,
    requestId: null,
    ...overrides,
  }
}

const lookingTeams = (): LookingTeam[] => [
  lookingTeamFixture(teamOf('wavelet'), { skills: ['wavelets', 'PyTorch'], time: 'Evenings, UTC+1', rank: 9 }),
  lookingTeamFixture(teamOf('south-wind')),
  lookingTeamFixture(teamOf('not-poisson'), { skills: ['统计', '可视化'], time: '', rank: null }),
  lookingTeamFixture(teamOf('weak-prior'), { skills: [], time: '只有周末', rank: 31 }),
]

/** A page of teams as the captain 林晓舟 sees it. */
export function teamsFixture(overrides: Partial<Teams> = {}): Teams {
  const competition = competitionOf('us-births')
  const list = lookingTeams()
  return {
    cmptId: competition.id,
    title: competition.title,
    stage: 0,
    signupState: 4,
    limits: {
      teamMax: 5,
      freezeAt: fromNow({ days: 9 }),
      frozen: false,
      endTime: fromNow({ days: 14 }),
      ended: false,
      maxTries: MAX_TRIES,
      dailyLimit: 3,
    },
    team: teamFixture(),
    role: 'captain',
    canDisband: false,
    teamJoinUndisposedCount: 2,
    invites: [
      sentInviteFixture(),
      sentInviteFixture(personOf('tang'), { inviteId: 509, state: 'refused', createdAt: fromNow({ days: -1 }) }),
    ],
    received: [],
    sent: [],
    looking: { list, total: list.length, page: 1, per_page: 12 },
    ...overrides,
  }
}

/** The page as a member sees it who is not the captain. */
export const memberTeamsFixture = (overrides: Partial<Teams> = {}): Teams =>
  teamsFixture({ role: 'member', teamJoinUndisposedCount: 0, invites: [], ...overrides })

/** The page as a solo entrant without submissions sees it, invited by another team and waiting for an answer of a third. */
export function soloTeamsFixture(overrides: Partial<Teams> = {}): Teams {
  const own: CastTeam = { key: 'solo', id: 3190, name: '晓舟一人', manifesto: '', members: [personOf('lin')] }
  const asked = teamOf('south-wind')
  const list = lookingTeams().map((team) => (team.id === asked.id ? { ...team, requestId: 611 } : team))
  return teamsFixture({
    signupState: 3,
    team: teamFixture({ tutor: null, tries: triesFixture(0, 0), rank: null }, own),
    canDisband: true,
    teamJoinUndisposedCount: 0,
    invites: [],
    received: [
      {
        inviteId: 501,
        team: briefFixture(teamOf('tidal-flat')),
        inviter: personFixture(personOf('gu')),
        createdAt: fromNow({ hours: -8 }),
        memberCount: 3,
      },
    ],
    sent: [
      {
        requestId: 611,
        team: briefFixture(asked),
        message: '做过三年潮汐预报，想一起把误差拆开来看。',
        state: 'pending',
        createdAt: fromNow({ hours: -2 }),
      },
    ],
    looking: { list, total: list.length, page: 1, per_page: 12 },
    ...overrides,
  })
}

/** The page of a person who has not signed up. */
export const outsideTeamsFixture = (overrides: Partial<Teams> = {}): Teams =>
  teamsFixture({
    signupState: 0,
    team: null,
    role: null,
    teamJoinUndisposedCount: 0,
    invites: [],
    ...overrides,
  })

/** A join request of a solo entrant, or of the captain of a team of several. */
export function joinRequestFixture(team: CastTeam = teamOf('not-poisson'), overrides: Partial<Request> = {}): Request {
  return {
    requestId: 601,
    message: '你们的残差图让我想起我的毕业论文。我擅长计数模型，可以补上节假日的部分。',
    state: 'pending',
    createdAt: fromNow({ hours: -3 }),
    applicant: accountFixture(captainOf(team)),
    team: { ...briefFixture(team), members: team.members.map(personFixture), tries: 9, rank: 31 },
    reason: null,
    ...overrides,
  }
}

/** The captain's list: a solo entrant, a team of two, and an answered request. */
export const joinRequestsFixture = (): DataIn<typeof joinRequests> => ({
  list: [
    joinRequestFixture(),
    joinRequestFixture(teamOf('weak-prior'), {
      requestId: 602,
      message: '两个人做到了平台期，希望和你们合在一起走完最后两周。',
      createdAt: fromNow({ hours: -7 }),
    }),
    joinRequestFixture(teamOf('early-stop'), { requestId: 598, state: 'denied', createdAt: fromNow({ days: -2 }) }),
  ],
  open: 2,
})

/** A preview: the members of `guest` join those of `host`. */
export function teamPreviewFixture(
  overrides: Partial<Preview> = {},
  { host = teamOf('near-shore'), guest = teamOf('not-poisson') }: { host?: CastTeam; guest?: CastTeam } = {},
): Preview {
  return {
    allowed: true,
    reason: null,
    team: {
      ...briefFixture(host),
      captain: personFixture(captainOf(host)),
      members: [
        ...host.members.map((person) => ({ ...personFixture(person), joins: false })),
        ...guest.members.map((person) => ({ ...personFixture(person), joins: true })),
      ],
      teamMax: 5,
      tries: triesFixture(27, 2),
      rank: 13,
      stage: 0,
    },
    ...overrides,
  }
}

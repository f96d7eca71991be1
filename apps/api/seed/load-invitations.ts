import { DAY, HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import type { InviteState } from '@shulei/domain/compete/team/invite.ts'
import type { NoticeFacts, NoticeKind } from '@shulei/domain/talk/notice/notice.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { type CastPerson, personOf } from '@shulei/mocks/cast/people.ts'
import { teamOf } from '@shulei/mocks/cast/teams.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { signups } from '../src/modules/compete/competition/tables.ts'
import { teamChanges, teamInvites, teamMembers, teamRequests, teams } from '../src/modules/compete/team/tables.ts'
import type { notices } from '../src/modules/talk/notice/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Slug } from './calendar.ts'
import { rowName, type TeamIds } from './load-teams.ts'

type NoticeRow = typeof notices.$inferInsert

/** Teams that formed over invitations: their captains founded them a day before the others came. */
const formed: readonly [slug: Slug, team: string][] = [
  ['us-births', 'tidal-flat'],
  ['tang-or-song', 'spray'],
]

/** Invitations that a person refused, or that wait for an answer, the oldest first, since ids grow with time. */
const sent: readonly { slug: Slug; team: string; to: string; state: 'invited' | 'refused'; hoursAgo: number }[] = [
  { slug: 'us-births', team: 'tidal-flat', to: 'duan', state: 'refused', hoursAgo: 60 },
  { slug: 'flight-delay', team: 'tidal-lock', to: 'mira', state: 'invited', hoursAgo: 22 },
  { slug: 'flight-delay', team: 'tidal-flat', to: 'lin', state: 'invited', hoursAgo: 21 },
  { slug: 'us-births', team: 'tidal-flat', to: 'xia', state: 'invited', hoursAgo: 6 },
]

/** Join requests that wait for their captains, the oldest first, since ids grow with time. */
const asked: readonly { slug: Slug; team: string; by: string; message: string; hoursAgo: number }[] = [
  {
    slug: 'flight-delay',
    team: 'tidal-flat',
    by: 'wavelet',
    message:
      'I have cleaned five years of METAR reports for the airports in the data and would like to share the work.',
    hoursAgo: 14,
  },
  {
    slug: 'us-births',
    team: 'tidal-flat',
    by: 'vanishing',
    message: '我们两个人做到了平台期：神经网络的部分已经调好，缺的是你们的滞后特征。希望合成一队走完后两周。',
    hoursAgo: 9,
  },
  {
    slug: 'us-births',
    team: 'tidal-flat',
    by: 'residuals-first',
    message: '你们的残差图我看了三遍。节假日前后的那几天我单独建过模，可以直接拿来用，每周能投入十小时。',
    hoursAgo: 3,
  },
]

/** Teams and solo entrants that look for people. */
const looking: readonly { slug: Slug; team: string; skills: string[]; time: string; hoursAgo: number }[] = [
  { slug: 'us-births', team: 'wavelet', skills: ['Wavelets', 'PyTorch'], time: 'Evenings, UTC+8', hoursAgo: 5 },
  {
    slug: 'us-births',
    team: 'south-wind',
    skills: ['时间序列', '特征工程'],
    time: '工作日晚上，周末全天',
    hoursAgo: 11,
  },
  { slug: 'us-births', team: 'not-poisson', skills: ['统计', '可视化'], time: '周末', hoursAgo: 30 },
  { slug: 'us-births', team: 'seven-stars', skills: ['贝叶斯方法'], time: '每天两小时，时段不限', hoursAgo: 52 },
  { slug: 'tang-or-song', team: 'bag-of-chars', skills: ['古典文学', '分词'], time: '晚上八点以后', hoursAgo: 8 },
  { slug: 'tang-or-song', team: 'big-steps', skills: ['文本分类'], time: '', hoursAgo: 26 },
  { slug: 'flight-delay', team: 'overfit-union', skills: ['交叉验证', 'LightGBM'], time: '只有周末', hoursAgo: 7 },
  { slug: 'flight-delay', team: 'tidal-lock', skills: ['Aviation weather'], time: 'Weekends, UTC', hoursAgo: 33 },
]

/** Names and ids of a team's row in a competition. */
function teamIn(teamIds: TeamIds, slug: Slug, key: string) {
  const team = teamOf(key)
  const id = teamIds.get(rowName({ slug, team }))
  const [captain] = team.members
  if (id === undefined || !captain) throw new Error(`the team ${key} is not in ${slug}`)
  const { id: competitionId, title: competition } = competitionOf(slug)
  return { id, captain, members: team.members, facts: { competitionId, competition, teamId: id, team: team.name } }
}

type InTeam = NoticeFacts['teamAsked'] & Partial<NoticeFacts['invited']>

/** A notice about a team, read when it is older than a day. */
function noticeOf(
  kind: NoticeKind,
  [actor, recipient]: [CastPerson, CastPerson],
  { subject, facts, at, start }: { subject: string; facts: InTeam; at: Instant; start: Instant },
): NoticeRow {
  return {
    ...{ recipientId: recipient.id, actorId: actor.id, kind, subject, facts: { ...facts } },
    competitionId: facts.competitionId,
    readAt: start - at > DAY ? new Date(at + HOUR) : null,
    createdAt: new Date(at),
  }
}

interface Sending {
  team: ReturnType<typeof teamIn>
  person: CastPerson
  state: InviteState
  at: Instant
  decidedAt: Instant | null
}

/** Stores an invitation. Answers the notices to the person and, once there is an answer, to the captain. */
async function invite(tx: Tx, { team, person, state, at, decidedAt }: Sending, start: Instant): Promise<NoticeRow[]> {
  const { id: teamId, captain, facts } = team
  const [row] = await tx
    .insert(teamInvites)
    .values({
      ...{ competitionId: facts.competitionId, teamId, inviterId: captain.id, userId: person.id, state },
      createdAt: new Date(at),
      decidedAt: decidedAt === null ? null : new Date(decidedAt),
    })
    .returning({ id: teamInvites.id })
  if (!row) throw new Error('an invitation was not stored')
  const subject = `invite:${row.id}`
  const invited = noticeOf('invited', [captain, person], { subject, facts: { ...facts, inviteId: row.id }, at, start })
  if (decidedAt === null) return [invited]
  const kind = state === 'agreed' ? 'inviteAgreed' : 'inviteRefused'
  return [invited, noticeOf(kind, [person, captain], { subject, facts, at: decidedAt, start })]
}

/** Tells how a team came together: its captain founds it a day earlier, and the others accept their invitations. */
async function form(tx: Tx, team: ReturnType<typeof teamIn>, start: Instant): Promise<NoticeRow[]> {
  const [row] = await tx.select({ createdAt: teams.createdAt }).from(teams).where(eq(teams.id, team.id))
  if (!row) throw new Error('a team is missing')
  const joined = row.createdAt.getTime()
  const founded = new Date(joined - DAY)
  const { competitionId } = team.facts
  const ids = team.members.map(({ id }) => id)
  await tx.update(teams).set({ createdAt: founded }).where(eq(teams.id, team.id))
  await tx
    .update(teamMembers)
    .set({ joinedAt: founded })
    .where(and(eq(teamMembers.teamId, team.id), eq(teamMembers.userId, team.captain.id)))
  await tx
    .update(signups)
    .set({ createdAt: founded, completedAt: founded })
    .where(and(eq(signups.competitionId, competitionId), inArray(signups.userId, ids)))
  const told: NoticeRow[] = []
  for (const person of team.members.slice(1)) {
    const at = founded.getTime() + 2 * HOUR
    told.push(...(await invite(tx, { team, person, state: 'agreed', at, decidedAt: joined }, start)))
    await tx.insert(teamChanges).values({
      ...{ competitionId, teamId: team.id, kind: 'joined', operatorId: person.id, userId: person.id },
      createdAt: row.createdAt,
    })
  }
  return told
}

/**
 * Loads invitations, join requests and teams that look for people around the simulated teams. Answers the notices, which are stored
 * with all others in the order of time.
 */
export async function loadInvitations(tx: Tx, teamIds: TeamIds, start: Instant): Promise<NoticeRow[]> {
  const told: NoticeRow[] = []
  for (const [slug, key] of formed) told.push(...(await form(tx, teamIn(teamIds, slug, key), start)))
  for (const { slug, team: key, to, state, hoursAgo } of sent) {
    const at = start - hoursAgo * HOUR
    const decidedAt = state === 'refused' ? at + 5 * HOUR : null
    const team = teamIn(teamIds, slug, key)
    told.push(...(await invite(tx, { team, person: personOf(to), state, at, decidedAt }, start)))
  }
  for (const { slug, team: key, by, message, hoursAgo } of asked) {
    const [team, guest] = [teamIn(teamIds, slug, key), teamIn(teamIds, slug, by)]
    const at = start - hoursAgo * HOUR
    const [row] = await tx
      .insert(teamRequests)
      .values({
        ...{ competitionId: team.facts.competitionId, teamId: team.id, applicantTeamId: guest.id },
        ...{ applicantId: guest.captain.id, message, createdAt: new Date(at) },
      })
      .returning({ id: teamRequests.id })
    const subject = `request:${row?.id}`
    const facts = { ...team.facts, ...(guest.members.length > 1 && { other: guest.facts.team }) }
    told.push(noticeOf('teamAsked', [guest.captain, team.captain], { subject, facts, at, start }))
  }
  for (const { slug, team: key, skills, time, hoursAgo } of looking) {
    const { id } = teamIn(teamIds, slug, key)
    const lookingAt = new Date(start - hoursAgo * HOUR)
    await tx.update(teams).set({ lookingAt, lookingSkills: skills, lookingTime: time }).where(eq(teams.id, id))
  }
  return told
}

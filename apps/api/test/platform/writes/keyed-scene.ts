import { randomBytes } from 'node:crypto'
import type { AnyCall } from '@shulei/contract/call.ts'
import type { HostRole } from '@shulei/domain/host/desk/roles.ts'
import { eq } from 'drizzle-orm'
import { insertImage, markStored } from '../../../src/modules/base/upload/image.repo.ts'
import { hashCode } from '../../../src/modules/compete/competition/private/code-hash.ts'
import { competitions, schedules } from '../../../src/modules/compete/competition/tables.ts'
import { sourceVersions } from '../../../src/modules/compete/source-code/tables.ts'
import { quotaLines, submissions } from '../../../src/modules/compete/submission/tables.ts'
import { teamMembers } from '../../../src/modules/compete/team/tables.ts'
import { datasetFiles, datasets } from '../../../src/modules/data/dataset/tables.ts'
import { realNameTexts } from '../../../src/modules/people/identity/encrypted-rows.ts'
import { realNames } from '../../../src/modules/people/identity/tables.ts'
import { articles } from '../../../src/modules/people/profile/tables.ts'
import { contentOf } from '../../../src/modules/publish/microsite/studio/content.ts'
import { shareDraft } from '../../../src/modules/publish/microsite/studio/link.service.ts'
import { publishDraft, saveDraft } from '../../../src/modules/publish/microsite/studio/studio.service.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { addOwnDataset } from '../../data/dataset/add-own.ts'
import { publishFiles } from '../../data/dataset/publish-files.ts'
import type { TestApi, TestPerson } from '../../harness.ts'
import { addDesk } from '../../host/add-desk.ts'
import { addNotebook } from '../../people/profile/add-notebook.ts'
import { addMicrosite, recordOf } from '../../publish/microsite/record.ts'
import { say } from '../../talk/message/talk.ts'
import { everyKind, tell } from '../../talk/notice/events.ts'

/**
 * The setting in which a sample of every keyed write can be sent: people, a competition with data, a conversation, notices, a
 * profile.
 */
export interface Scene {
  me: TestPerson
  other: TestPerson
  /** Epoch milliseconds by the test's clock. */
  now: number
  competition: number
  /** The competition's only schedule. */
  schedule: number
  dataset: number
  file: number
  message: number
  notice: number
  picture: string
  team: TeamScene
  /** A queued submission of the person's team; 0 for calls that need none. */
  submission: number
  /** A version of the source code of the person's team; 0 for calls that need none. */
  version: number
  /** A topic of the other person with a reply of one's own, and the ids of both posts. */
  topic: { id: number; others: number; own: number }
  /** Ids of rows of the person's own lists, by the name of the list. */
  rows: Record<'work' | 'education' | 'tag' | 'article' | 'prize' | 'project' | 'others', number>
  /** An article that the person is writing. */
  written: number
  /** A notebook of the person; 0 for calls that need none. */
  notebook: number
  /** A microsite that the person runs, with the draft and the link that a call needs; an empty name for other calls. */
  site: SiteScene
  /** Data sets that the person edits: a draft that can be published, with its file, and a published one. */
  edited: { draft: number; file: number; published: number }
}

/** Teams of the two people in the competition, and the open invitation or request that a call needs; 0 where it needs none. */
interface TeamScene {
  own: number
  others: number
  invite: number
  request: number
}

type Ask = (verb: string, address: string, body: unknown, by?: TestPerson) => Promise<Record<string, number>>

export const entryForm = { teamName: '潮间带', manifesto: '', organization: '某大学', iden: 4, reason: '想学' }

/** Signs both people up with a team each, and opens what a call of teams needs. */
async function teamsFor(
  ask: Ask,
  { path, method }: AnyCall,
  { me, other, competition }: Pick<Scene, 'me' | 'other' | 'competition'>,
): Promise<TeamScene> {
  const enter = async (by: TestPerson, teamName: string) => {
    const form = { ...entryForm, teamName }
    return (await ask('PUT', `/api/competitions/${competition}/users-v2`, form, by)).teamId as number
  }
  await ask('POST', `/api/competitions/${competition}/users`, {}, other)
  const [own, others] = [await enter(me, '潮间带'), await enter(other, '南风不竞')]
  const cmptId = competition
  const invite = async (by: TestPerson, teamId: number, userId: number) =>
    (await ask('POST', '/api/teams/v3/invite-user', { userId, teamId, cmptId }, by)).inviteId as number
  const request = async (by: TestPerson, teamId: number) =>
    (await ask('POST', `/api/teams/v2/${teamId}/requests`, { message: '一起', cmptId }, by)).requestId as number
  const scene = { own, others, invite: 0, request: 0 }
  if (path.endsWith('team-invite')) return { ...scene, invite: await invite(other, others, me.id) }
  if (path.endsWith('remove-invite')) return { ...scene, invite: await invite(me, own, other.id) }
  if (path.endsWith('requests') && method === 'PUT') return { ...scene, request: await request(other, own) }
  if (path.endsWith('requests') && method === 'DELETE') return { ...scene, request: await request(me, others) }
  if (/remove-user|members|captain/.test(path)) {
    const requestId = await request(other, own)
    await ask('PUT', `/api/teams/v2/${own}/requests`, { requestId, action: 'accept' })
  }
  return scene
}

/** Stores a queued submission of the person's team, with the try that it used. */
async function queuedFor(api: TestApi, { me, competition }: Pick<Scene, 'me' | 'competition'>): Promise<number> {
  const { db } = api.platform
  const [schedule] = await db.select().from(schedules).where(eq(schedules.competitionId, competition))
  const [member] = await db.select().from(teamMembers).where(eq(teamMembers.userId, me.id))
  if (!schedule || !member) throw new Error('the person has no team')
  const of = { scheduleId: schedule.id, teamId: member.teamId, userId: me.id }
  const resultFile = { key: 'submissions/none', name: 'a.csv', bytes: 1, sha256: '' }
  const [row] = await db
    .insert(submissions)
    .values({
      ...of,
      competitionId: competition,
      no: 1,
      idempotencyKey: 'first',
      list: 'A',
      status: 'queued',
      resultFile,
    })
    .returning()
  const submissionId = row?.id as number
  await db.insert(quotaLines).values({ ...of, submissionId, day: '2026-11-21', kind: 'use' })
  return submissionId
}

/** Stores a version of source code of the team of a submission. */
async function versionFor(api: TestApi, submissionId: number): Promise<number> {
  const { db } = api.platform
  const [submission] = await db.select().from(submissions).where(eq(submissions.id, submissionId))
  if (!submission) throw new Error('there is no submission')
  const { competitionId, scheduleId, teamId, userId } = submission
  const file = { key: 'sources/none', name: 'train.py', bytes: 1, sha256: '' }
  const createdAt = new Date(api.clock.now())
  const [row] = await db
    .insert(sourceVersions)
    .values({ competitionId, scheduleId, teamId, userId, no: 1, idempotencyKey: 'first', file, createdAt })
    .returning()
  return row?.id as number
}

/** Scores a submission, and lets captains choose it. */
async function scoredFor(api: TestApi, submissionId: number): Promise<void> {
  const { db } = api.platform
  const scored = { status: 'scored' as const, scoreA: 1, scoreB: 1 }
  const [submission] = await db.update(submissions).set(scored).where(eq(submissions.id, submissionId)).returning()
  await db
    .update(schedules)
    .set({ choiceCount: 1, choiceUntil: new Date(api.clock.now() + 60_000) })
    .where(eq(schedules.id, submission?.scheduleId ?? 0))
}

/** An activity of the built-in texts. */
export const ACTIVITY = 1

/** Opens a topic by the other person, and replies to it. */
async function topicFor(ask: Ask, { path }: AnyCall, { competition, other }: Pick<Scene, 'competition' | 'other'>) {
  if (!path.includes('{topicId}')) return { id: 0, others: 0, own: 0 }
  const address = path.includes('/activities/')
    ? `/api/site/activities/${ACTIVITY}/discussion`
    : `/api/site/competitions/${competition}/discussion`
  const { topicId: id = 0 } = await ask('POST', address, { title: '题目', content: '<p>正文</p>' }, other)
  const { postId: own = 0 } = await ask('POST', `${address}/${id}/replies`, { content: '<p>回复</p>' })
  return { id, others: own - 1, own }
}

export interface SiteScene {
  name: string
  revision: number
  link: number
}

/** The content of a draft of a microsite. */
export const siteContent = contentOf(recordOf())
let sites = 0

/** Adds a microsite that the person runs, with a draft where the call needs one, a scheduled version or a link. */
async function siteFor(api: TestApi, { path, method }: AnyCall, { me }: Pick<Scene, 'me'>): Promise<SiteScene> {
  if (!path.includes('/studio')) return { name: '', revision: 0, link: 0 }
  sites += 1
  const name = `site${sites}`
  await addMicrosite(api, { name, members: [me.id] })
  const organizer = { name, userId: me.id }
  if (path.endsWith('/studio/draft') && method === 'PUT') return { name, revision: 0, link: 0 }
  const { revision } = await saveDraft(api.platform, organizer, { revision: 0, content: siteContent })
  if (path.endsWith('/schedule')) {
    const at = new Date(api.clock.now() + 3_600_000).toISOString()
    await publishDraft(api.platform, organizer, { revision, at })
  }
  const isLink = path.endsWith('/links/{linkId}')
  const secret = randomBytes(32).toString('base64url')
  return { name, revision, link: isLink ? (await shareDraft(api.platform, organizer, secret)).id : 0 }
}

const both = (text: string) => ({ cn: text, en: text })

/** Sets up a person who has done everything that must precede `call`. */
export async function sceneFor(api: TestApi, call: AnyCall): Promise<Scene> {
  const { path, method } = call
  const { db } = api.platform
  const [me, other] = [await api.person(), await api.person()]
  const competition = await addCompetition(api)
  const [schedule] = await db.select().from(schedules).where(eq(schedules.competitionId, competition))
  const [dataset] = await db
    .insert(datasets)
    .values({
      competitionId: competition,
      name: both('出生人数'),
      licence: { id: 'CC0-1.0', name: both('CC0 1.0'), note: both('') },
      source: { name: both('SSA'), version: '1', attribution: both('') },
      changes: both(''),
      protocol: both('<p>协议</p>'),
      columns: [],
    })
    .returning()
  const datasetId = dataset?.id as number
  const [file] = await db
    .insert(datasetFiles)
    .values({
      datasetId,
      name: 'a.csv',
      key: crypto.randomUUID(),
      bytes: 1,
      rows: 1,
      sha256: '',
      description: both(''),
    })
    .returning()
  await publishFiles(db, datasetId)
  const id = crypto.randomUUID()
  const createdAt = new Date(api.clock.now())
  await insertImage(db, { id, userId: me.id, format: 'jpeg', width: 1, height: 1, bytes: 1, createdAt })
  await markStored(db, id, createdAt)

  const ask: Ask = async (verb, address, body, by = me) => {
    const answer = await api.as(by).request(address, {
      method: verb,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    const { data } = (await answer.json()) as { data: Record<string, number> }
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
    return data
  }
  if (path.startsWith('/api/host/')) {
    const isMember = method === 'DELETE' && path.endsWith('/members/{userId}')
    const others: Record<number, HostRole> = isMember ? { [other.id]: 'moderator' } : {}
    const people = path.endsWith('/members/{userId}') ? [] : [other.id]
    await addDesk(api, { competitionId: competition, owner: me.id, others, people })
  }
  const isSigningUp = path.startsWith('/api/host/') || (method === 'POST' && path === '/api/competitions/{id}/users')
  if (!isSigningUp) {
    await ask('POST', `/api/competitions/${competition}/users`, {})
    if (path.includes('/datasets/')) {
      await ask('PUT', `/api/competitions/${competition}/users-v2`, entryForm)
      if (path.endsWith('download-log') || path.endsWith('/statistic')) {
        await ask('POST', `/api/competitions/${competition}/datasets/protocol`, { accept: true })
        await db.insert(realNames).values({
          userId: me.id,
          authType: 1,
          certificateType: 'idCard',
          ...realNameTexts.encrypt(api.platform.cipher, me.id, { realName: '某人', idNumber: 'X' }),
          sentAt: createdAt,
          idCardStatus: 1,
        })
      }
    }
  }
  if (path.endsWith('/private-verify')) {
    await db
      .update(competitions)
      .set({ codeHash: await hashCode('tide') })
      .where(eq(competitions.id, competition))
  }
  if (method === 'DELETE' && path === '/api/users/followed')
    await ask('POST', path, { sponsorId: me.id, followedId: other.id })
  const rows = {
    work: (await ask('POST', '/api/users/addWork', { companyName: '某公司' })).userWorkId as number,
    education: (await ask('POST', '/api/users/addEducation', { schoolName: '某大学' })).userEduId as number,
    tag: (await ask('POST', '/api/users/addTag', { skillName: '海洋学' })).userSkillId as number,
    article: (await ask('POST', '/api/users/addArticle', { articleName: '论文' })).shipDeleteId as number,
    prize: (await ask('POST', '/api/users/addPrize', { prizeName: '奖' })).shipDeleteId as number,
    project: (await ask('POST', '/api/users/addProject', { projectName: '项目' })).shipDeleteId as number,
    others: (await ask('POST', '/api/users/addOthers', { othersName: '其他' })).shipDeleteId as number,
  }
  const [written] = await db
    .insert(articles)
    .values({
      ...{ userId: me.id, title: '', summary: '', body: '', createdAt, updatedAt: createdAt },
      draft: { title: '题目', summary: '', body: '<p>正文</p>', cover: null, tags: [] },
    })
    .returning({ id: articles.id })
  const draft = await addOwnDataset(db, me.id, 'draft')
  const published = await addOwnDataset(db, me.id, 'published')
  const team = path.startsWith('/api/teams')
    ? await teamsFor(ask, call, { me, other, competition })
    : { own: 0, others: 0, invite: 0, request: 0 }
  const isChoice = path.endsWith('/final-choice')
  const needsSubmission = path.includes('/submits/') || isChoice
  if (needsSubmission) await ask('PUT', `/api/competitions/${competition}/users-v2`, entryForm)
  const submission = needsSubmission ? await queuedFor(api, { me, competition }) : 0
  const version = path.includes('/source-code/') ? await versionFor(api, submission) : 0
  if (isChoice || path.endsWith('/share')) await scoredFor(api, submission)
  // the first reader of the texts on the site stores them
  if (path.includes('/activities/')) await api.request(`/api/site/activities/${ACTIVITY}`)
  const topic = await topicFor(ask, call, { competition, other })
  if (path.endsWith('/decision')) {
    const { tracks } = recordOf()
    const items = tracks.items.map((track) => ({ ...track, competitionId: competition }))
    await addMicrosite(api, { name: 'runs', members: [me.id], record: { tracks: { ...tracks, items } } })
  }
  const [message] = await say(api, other, [me], '你好')
  await tell(api, everyKind(me.id, other.id))
  const { rows: notices } = await api.platform.database.raw.query(
    `select id from notices where recipient_id = $1 and kind = 'followed'`,
    [me.id],
  )
  return {
    me,
    other,
    now: api.clock.now(),
    competition,
    schedule: schedule?.id as number,
    dataset: datasetId,
    file: file?.id as number,
    team,
    submission,
    version,
    topic,
    message: message?.id as number,
    notice: Number((notices[0] as { id: number }).id),
    picture: `/api/v1/dfeditor/images/${id}.jpg`,
    rows,
    written: written?.id as number,
    notebook: path.includes('/notebooks/') ? await addNotebook(db, { userId: me.id, at: createdAt }) : 0,
    site: await siteFor(api, call, { me }),
    edited: { draft: draft.id, file: draft.file, published: published.id },
  }
}

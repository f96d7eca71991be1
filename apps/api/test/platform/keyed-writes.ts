import { randomBytes } from 'node:crypto'
import type { AnyCall } from '@shulei/contract/call.ts'
import { eq } from 'drizzle-orm'
import { hashCode } from '../../src/modules/competition/private/code-hash.ts'
import { competitions, schedules } from '../../src/modules/competition/tables.ts'
import { datasetFiles, datasets } from '../../src/modules/dataset/tables.ts'
import { realNameTexts } from '../../src/modules/identity/encrypted-rows.ts'
import { realNames } from '../../src/modules/identity/tables.ts'
import { contentOf } from '../../src/modules/microsite/studio/content.ts'
import { shareDraft } from '../../src/modules/microsite/studio/link.service.ts'
import { publishDraft, saveDraft } from '../../src/modules/microsite/studio/studio.service.ts'
import { articles } from '../../src/modules/profile/tables.ts'
import { sourceVersions } from '../../src/modules/source-code/tables.ts'
import { quotaLines, submissions } from '../../src/modules/submission/tables.ts'
import { teamMembers } from '../../src/modules/team/tables.ts'
import { insertImage, markStored } from '../../src/modules/upload/image.repo.ts'
import { addCompetition } from '../competition/add-competition.ts'
import { addOwnDataset } from '../dataset/add-own.ts'
import { publishFiles } from '../dataset/publish-files.ts'
import type { TestApi, TestPerson } from '../harness.ts'
import { say } from '../message/talk.ts'
import { addMicrosite, recordOf } from '../microsite/record.ts'
import { everyKind, tell } from '../notice/events.ts'
import { addNotebook } from '../profile/add-notebook.ts'

/**
 * The setting in which a sample of every keyed write can be sent: people, a competition with data, a conversation, notices, a
 * profile.
 */
export interface Scene {
  me: TestPerson
  other: TestPerson
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

export interface Sample {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}

/** Teams of the two people in the competition, and the open invitation or request that a call needs; 0 where it needs none. */
interface TeamScene {
  own: number
  others: number
  invite: number
  request: number
}

type Ask = (verb: string, address: string, body: unknown, by?: TestPerson) => Promise<Record<string, number>>

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
const ACTIVITY = 1

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

interface SiteScene {
  name: string
  revision: number
  link: number
}

const siteContent = contentOf(recordOf())
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
  const isSigningUp = method === 'POST' && path === '/api/competitions/{id}/users'
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
  const [message] = await say(api, other, [me], '你好')
  await tell(api, everyKind(me.id, other.id))
  const { rows: notices } = await api.platform.database.raw.query(
    `select id from notices where recipient_id = $1 and kind = 'followed'`,
    [me.id],
  )
  return {
    me,
    other,
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

const entryForm = { teamName: '潮间带', manifesto: '', organization: '某大学', iden: 4, reason: '想学' }

const of =
  (make: (scene: Scene) => Sample) =>
  (scene: Scene): Sample =>
    make(scene)
const just = (body: unknown) => of(() => ({ body }))
const onCompetition = (body: unknown) => of(({ competition }) => ({ params: { id: competition }, body }))
const onTopic = (body: unknown, post: 'own' | 'others' = 'own') =>
  of(({ competition, topic }) => ({ params: { id: competition, topicId: topic.id, postId: topic[post] }, body }))
const inActivity = (body: unknown, post: 'own' | 'others' = 'own') =>
  of(({ topic }) => ({ params: { id: ACTIVITY, topicId: topic.id, postId: topic[post] }, body }))
const partner = (body?: unknown) => of(({ other }) => ({ params: { id: other.id }, body }))
const notice = of((scene) => ({ body: { id: scene.notice } }))

const articleText = { title: '题目', summary: '', body: '<p>正文</p>', cover: null, tags: [], version: 1 }
const datasetText = {
  ...{ name: '潮汐', summary: '', description: '', categoryId: 0, licence: '', tags: [], cover: null, revision: 1 },
  source: { name: '', url: '' },
}
const studies = {
  ...{ schoolName: '黄海理工大学', majorName: '统计学', degreeName: '本科' },
  ...{ eduStartTime: '2019-09', eduEndTime: '' },
}
const employment = { companyName: '潮间带数据', jobName: '分析师', workStartTime: '2021-03', workEndTime: '' }
const removed = (kind: 'article' | 'prize' | 'project' | 'others') =>
  of(({ rows }) => ({ query: { shipDeleteId: rows[kind], deleteId: rows[kind] } }))

const ofSite =
  (make: (site: SiteScene) => Sample) =>
  ({ site }: Scene): Sample => {
    const { params, ...sample } = make(site)
    return { ...sample, params: { name: site.name, ...params } }
  }

/** The request that a page would send, by method and path, for each keyed write whose key is stored by its transactions. */
export const samples: Readonly<Record<string, (scene: Scene) => Sample>> = {
  'POST /api/competitions/{id}/users': onCompetition({}),
  'PUT /api/competitions/{id}/users': onCompetition({ agreement: true, version: 1 }),
  'PUT /api/competitions/{id}/users-v2': onCompetition(entryForm),
  'POST /api/competitions/{id}/private-verify': onCompetition({ code: 'tide' }),
  'POST /api/competitions/{id}/submits/{submitId}/cancel': of(({ competition, submission }) => ({
    params: { id: competition, submitId: submission },
  })),
  'PUT /api/competitions/{id}/submits/{submitId}/share': of(({ competition, submission }) => ({
    params: { id: competition, submitId: submission },
    body: { share: true },
  })),
  'PUT /api/competitions/{id}/final-choice': of(({ competition, schedule, submission }) => ({
    params: { id: competition },
    body: { scheduleId: schedule, submissions: [submission] },
  })),
  'POST /api/competitions/submits/source-code/comment': of(({ version }) => ({
    body: { procedureId: version, content: '补充环境' },
  })),
  'POST /api/site/competitions/{id}/discussion': onCompetition({ title: '题目', content: '<p>正文</p>' }),
  'PUT /api/site/competitions/{id}/discussion/{topicId}/view': onTopic({ no: 1 }),
  'POST /api/site/competitions/{id}/discussion/{topicId}/replies': onTopic({ content: '<p>又一楼</p>' }),
  'PUT /api/site/competitions/{id}/discussion/{topicId}/posts/{postId}': onTopic({ content: '<p>改</p>' }, 'own'),
  'DELETE /api/site/competitions/{id}/discussion/{topicId}/posts/{postId}': onTopic(undefined, 'own'),
  'POST /api/site/competitions/{id}/discussion/{topicId}/posts/{postId}/report': onTopic({ reason: 'spam' }, 'others'),
  'POST /api/site/activities/{id}/discussion': of(() => ({
    params: { id: ACTIVITY },
    body: { title: '题目', content: '<p>正文</p>' },
  })),
  'PUT /api/site/activities/{id}/discussion/{topicId}/view': inActivity({ no: 1 }),
  'POST /api/site/activities/{id}/discussion/{topicId}/replies': inActivity({ content: '<p>又一楼</p>' }),
  'PUT /api/site/activities/{id}/discussion/{topicId}/posts/{postId}': inActivity({ content: '<p>改</p>' }),
  'DELETE /api/site/activities/{id}/discussion/{topicId}/posts/{postId}': inActivity(undefined),
  'POST /api/site/activities/{id}/discussion/{topicId}/posts/{postId}/report': inActivity({ reason: 'spam' }, 'others'),
  'POST /api/competitions/{id}/datasets/protocol': onCompetition({ accept: true }),
  'POST /api/datasets/{id}/protocol': of(({ dataset }) => ({ params: { id: dataset }, body: { accept: true } })),
  'POST /api/datasets/{id}/statistic': of(({ dataset, file }) => ({
    params: { id: dataset },
    body: { kind: 'download', fileId: file },
  })),
  'POST /api/competitions/{id}/datasets/download-log': of(({ competition, dataset, file }) => ({
    params: { id: competition },
    body: { datasetId: dataset, fileId: file },
  })),
  'POST /api/users/followed': of(({ me, other }) => ({ body: { sponsorId: me.id, followedId: other.id } })),
  'DELETE /api/users/followed': of(({ me, other }) => ({ query: { sponsorId: me.id, followedId: other.id } })),
  'PUT /api/teams/{id}': of(({ team }) => ({ params: { id: team.own }, body: { name: '浪花' } })),
  'PUT /api/teams/v3/team-info': of(({ team }) => ({ body: { teamId: team.own, name: '浪花' } })),
  'PUT /api/teams/{id}/looking': of(({ team }) => ({
    params: { id: team.own },
    body: { looking: { skills: ['海洋学'], time: '' } },
  })),
  'DELETE /api/teams/{id}/members/{memberId}': of(({ team, other }) => ({
    params: { id: team.own, memberId: other.id },
  })),
  'DELETE /api/teams/v3/remove-user': of(({ team, other }) => ({ query: { userId: other.id, teamId: team.own } })),
  'PUT /api/teams/{id}/captain': of(({ team, other }) => ({ params: { id: team.own }, body: { captainId: other.id } })),
  'DELETE /api/teams/{id}': of(({ team }) => ({ params: { id: team.own } })),
  'POST /api/teams/v2/{id}/requests': of(({ team, competition }) => ({
    params: { id: team.others },
    body: { message: '一起', cmptId: competition },
  })),
  'PUT /api/teams/v2/{id}/requests': of(({ team }) => ({
    params: { id: team.own },
    body: { requestId: team.request, action: 'accept' },
  })),
  'DELETE /api/teams/v2/{id}/requests': of(({ team }) => ({
    params: { id: team.others },
    query: { requestId: team.request },
  })),
  'POST /api/teams/v3/invite-user': of(({ team, other, competition }) => ({
    body: { userId: other.id, teamId: team.own, cmptId: competition },
  })),
  'DELETE /api/teams/v3/remove-invite': of(({ team, other }) => ({ query: { userId: other.id, teamId: team.own } })),
  'POST /api/teams/v3/agree-team-invite': of(({ team, competition }) => ({
    body: { inviteId: team.invite, team_id: team.others, cmpt_id: competition },
  })),
  'POST /api/teams/v3/refuse-team-invite': of(({ team }) => ({
    body: { inviteId: team.invite, team_id: team.others },
  })),
  'PUT /api/users/messageCheckedAt': of(({ me }) => ({ body: { time: 1, operatorId: me.id } })),
  'DELETE /api/v1/inbox/partners/{id}': partner(),
  'DELETE /api/v1/inbox/messages/{id}': of(({ message }) => ({ params: { id: message } })),
  'PUT /api/v1/inbox/partners/{id}/block': partner(),
  'DELETE /api/v1/inbox/partners/{id}/block': partner(),
  'POST /api/v1/inbox/partners/{id}/report': partner({ reason: 'spam', note: '广告' }),
  'PUT /api/v1/inbox/messages': just(undefined),
  'PUT /api/v1/inbox/messages/read': of(({ message }) => ({ body: { messages: [message] } })),
  'POST /api/v1/message-center/privateMessage/view': of(({ other }) => ({ body: { partnerSsoId: other.ssoId } })),
  'DELETE /api/v2/notices/{id}': of((scene) => ({ params: { id: scene.notice } })),
  'PUT /api/v2/notices': just(undefined),
  'POST /api/v2/users/notices/ignore-setting': just({ ignored: ['like'] }),
  'POST /api/v1/message-center/notifyAppeal/view': of(({ competition }) => ({ body: { cmptId: competition } })),
  'POST /api/v1/message-center/notifyBlock/view': notice,
  'POST /api/v1/message-center/notifyDeblock/view': notice,
  'POST /api/v1/message-center/notifyFollow/view': notice,
  'POST /api/v1/message-center/notifyInvite/view': notice,
  'POST /api/v1/message-center/notifyLike/view': notice,
  'POST /api/v1/message-center/notifySave/view': notice,
  'POST /api/v1/message-center/notifySystem/view': notice,
  'POST /api/users/addEducation': just({ schoolName: '某某大学', eduStartTime: '2020-09' }),
  'POST /api/users/addTag': just({ skillName: '时间序列' }),
  'PUT /api/site/articles/{id}/draft': of(({ written }) => ({ params: { id: written }, body: articleText })),
  'POST /api/site/articles/{id}/publish': of(({ written }) => ({ params: { id: written }, body: { version: 1 } })),
  'DELETE /api/site/articles/{id}': of(({ written }) => ({ params: { id: written } })),
  'DELETE /api/site/notebooks/{id}': of(({ notebook }) => ({ params: { id: notebook } })),
  'PUT /api/site/microsites/{name}/studio/draft': ofSite(() => ({ body: { revision: 0, content: siteContent } })),
  'DELETE /api/site/microsites/{name}/studio/draft': ofSite(({ revision }) => ({ query: { revision } })),
  'POST /api/site/microsites/{name}/studio/versions': ofSite(({ revision }) => ({ body: { revision, at: null } })),
  'POST /api/site/microsites/{name}/studio/roll-back': ofSite(() => ({ body: { version: 1, live: 1 } })),
  'DELETE /api/site/microsites/{name}/studio/schedule': ofSite(() => ({})),
  'POST /api/site/microsites/{name}/studio/links': ofSite(() => ({
    body: { secret: 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE' },
  })),
  'DELETE /api/site/microsites/{name}/studio/links/{linkId}': ofSite(({ link }) => ({ params: { linkId: link } })),
  'POST /api/datasets': just({ name: '潮汐' }),
  'PUT /api/datasets/{id}': of(({ edited }) => ({ params: { id: edited.draft }, body: datasetText })),
  'DELETE /api/datasets/{id}': of(({ edited }) => ({ params: { id: edited.draft } })),
  'POST /api/site/datasets/{id}/publish': of(({ edited }) => ({ params: { id: edited.draft }, body: { revision: 1 } })),
  'POST /api/site/datasets/{id}/withdraw': of(({ edited }) => ({ params: { id: edited.published } })),
  'DELETE /api/site/datasets/{id}/files/{fileId}': of(({ edited }) => ({
    params: { id: edited.draft, fileId: edited.file },
  })),
  'POST /api/users/addArticle': just({ articleName: '又一篇', getTime: '2024-03' }),
  'POST /api/users/addPrize': just({ prizeName: '又一个奖', getTime: '2024-03-01' }),
  'POST /api/users/addProject': just({ projectName: '又一个项目' }),
  'POST /api/users/addOthers': just({ othersName: '又一项' }),
  'POST /api/v2/users/accomplishment/{type}': of(({ rows }) => ({
    params: { type: 'prize' },
    body: { shipDeleteId: rows.prize, prizeName: '改过的奖' },
  })),
  'PUT /api/site/accomplishments/{type}/order': of(({ rows }) => ({
    params: { type: 'project' },
    body: { ids: [rows.project] },
  })),
  'DELETE /api/users/deleteArticle': removed('article'),
  'DELETE /api/users/deletePrize': removed('prize'),
  'DELETE /api/users/deleteProject': removed('project'),
  'DELETE /api/users/deleteOthers': removed('others'),
  'POST /api/v2/users/update-work': of(({ rows }) => ({ body: { userWorkId: rows.work, companyName: '改名公司' } })),
  'POST /api/v2/users/update-education': of(({ rows }) => ({
    body: { userEduId: rows.education, schoolName: '改名大学' },
  })),
  'POST /api/v2/users/delete-work': of(({ rows }) => ({ body: { userWorkId: rows.work } })),
  'POST /api/v2/users/delete-education': of(({ rows }) => ({ body: { userEduId: rows.education } })),
  'PUT /api/users/updateInd': just({ industry: [] }),
  'PUT /api/users/guide': just({ guideHidden: true }),
  'POST /api/v2/users/iden': just({ iden: 1, introduction: '你好', province: '福建', city: '厦门' }),
  'POST /api/v2/users/iden-v2': just({ iden: 1, ...studies }),
  'POST /api/v2/users/iden-company-jon-v2': just({ ...employment, ...studies }),
  'POST /api/v2/users/update-user-iden/{x}': of(() => ({
    params: { x: 2 },
    body: { type: 'introduction', value: '你好' },
  })),
  'POST /api/users/addWork': just({ companyName: '潮间带数据', workStartTime: '2020-09' }),
  'DELETE /api/users/deleteEducation': of(({ rows }) => ({ query: { userEduId: rows.education } })),
  'DELETE /api/users/deleteTag': of(({ rows }) => ({ query: { skillTagId: rows.tag } })),
  'DELETE /api/users/deleteWork': of(({ rows }) => ({ query: { userWorkId: rows.work } })),
  'POST /api/users/updateLocation': just({ province: '福建', city: '厦门' }),
  'PUT /api/users/updateLocation': of(({ me }) => ({ body: { id: me.id, province: '福建', city: '厦门' } })),
  'POST /api/v2/users/my-data': of(() => ({})),
  'DELETE /api/v2/users/closing': of(() => ({})),
  'PUT /api/users/updateAvatar': of(({ picture }) => ({ body: { avatar: picture } })),
  'PUT /api/users/updateBanner': of(({ picture }) => ({ body: { userBanner: picture } })),
  'PUT /api/users/updateBirthday': just({ birthday: '2000-01-01' }),
  'PUT /api/users/updateIntro': just({ introduction: '你好' }),
  'PUT /api/users/updateSex': just({ sex: 1 }),
  'PUT /api/users/updateUserName': just({ userName: '新名字的人' }),
  'PUT /api/users/updatePrivateCompetition': just({ seeCompetition: 0 }),
  'PUT /api/users/updatePrivateEdu': just({ seeEducationInfo: 0 }),
  'PUT /api/users/updatePrivateEmail': just({ seeEmail: 1 }),
  'PUT /api/users/updatePrivateMyDynamics': just({ seeMyDynamics: 0 }),
  'PUT /api/users/updatePrivateOthersDynamics': just({ seeOthersDynamics: 0 }),
  'PUT /api/users/updatePrivateWork': just({ seeWorkInfo: 0 }),
}

/** Keyed writes without a sample, and the reason. */
export const withoutSample: Readonly<Record<string, string>> = {
  'POST /api/site/articles': 'a repeat answers the empty draft that the first run made',
  'POST /api/site/datasets/{id}/uploads': 'speaks the tus protocol, in which a repeat begins another upload',
  'DELETE /api/site/datasets/{id}/uploads/{upload}': 'speaks the tus protocol; a repeat finds the upload gone',
  'POST /api/spic-review/login': 'makes a session of its own; a repeat makes another',
  'DELETE /api/spic-review/session': 'ends the session that a repeat would need',
  'PUT /api/spic-review/submits/{id}/score':
    'names the version of the sheet; a repeat of the same sheet gets the stored one',
  'PUT /api/spic-review/submits/{id}/wish': 'sets one value; a repeat finds it set and records nothing',
  'POST /api/v1/inbox/messages': 'keeps its key beside each message',
  'POST /api/v1/message-center/privateMessage/edit': 'keeps its key beside each message',
  'POST /api/v2/users/closing': 'ends the session that a repeat would need',
  'POST /api/v2/users/phone-code': 'sends a text message, which no transaction takes back',
  'POST /api/v2/users/email-code': 'sends a mail, which no transaction takes back',
  'POST /api/v2/users/update-email': 'spends its code in the first run, so a repeat changes nothing',
  'DELETE /api/users/competition/view-list': 'forgets everything at once; a repeat finds nothing left',
  'DELETE /api/v2/users/security/sessions': 'ends sessions at once for every process; a repeat ends the same ones',
  'DELETE /api/v2/users/security/sessions/{sessionId}':
    'ends a session at once for every process; a repeat finds it ended',
  'POST /api/v2/users/update-phone': 'is written by the sign-on library, and its code is spent by the first run',
  'DELETE /sso/proxy/api/logout': 'ends the session that a repeat would need',
}

/**
 * Every row of every table, as a text for each table, except counters of limits and idempotency keys. Texts compare in a fraction of
 * the time that rows take.
 */
export async function everything({ platform }: TestApi): Promise<Record<string, string | null>> {
  const { raw } = platform.database
  const { rows: tables } = await raw.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name not in ('rate_limits', 'idempotency_keys') order by 1`,
  )
  const all = (tables as { name: string }[]).map(
    ({ name }) =>
      `select '${name}' as name, (select string_agg(row_to_json(t)::text, e'\\n' order by t::text) from "${name}" t) as rows`,
  )
  const { rows } = await raw.query(all.join(' union all '))
  return Object.fromEntries((rows as { name: string; rows: string | null }[]).map(({ name, rows: of }) => [name, of]))
}

import type { AnyCall } from '@shulei/contract/call.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { moderateTeam } from '../../../commands/moderate-team.ts'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { submissions } from '../../../src/modules/compete/submission/tables.ts'
import { realNameTexts } from '../../../src/modules/people/identity/encrypted-rows.ts'
import { realNames } from '../../../src/modules/people/identity/tables.ts'
import { picture } from '../../base/upload/pictures.ts'
import { addContest, addSignedIn, addTeam, assignAll, full, password } from '../../compete/review/review-harness.ts'
import { fileOff } from '../../compete/submission/submission-harness.ts'
import { completePerson } from '../../complete-person.ts'
import type { TestApi, Visitor } from '../../harness.ts'
import { newIdNumber, newPassport } from '../../people/identity/forms.ts'
import { addMicrosite } from '../../publish/microsite/record.ts'
import { type Scene, sceneFor } from '../writes/keyed-scene.ts'
import { type Sample, samples } from '../writes/keyed-writes.ts'

/** A request that a call accepts, and who sends it. */
export interface TextRequest extends Sample {
  visitor: Pick<Visitor, 'request'>
  files?: Readonly<Record<string, File>>
}

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`

const photo = async () => new File([(await picture('jpeg')) as BlobPart], 'a.jpg', { type: 'image/jpeg' })
const person = { certificateType: 'passport', realName: 'Ann Lee' }
const notebook = JSON.stringify({ nbformat: 4, cells: [{ cell_type: 'markdown', source: 'a', metadata: {} }] })

/** A table of a class: the second column is the double of the first. */
const table = `a,b\n${Array.from({ length: 60 }, (_, no) => `${no},${2 * no}`).join('\n')}\n`

type Made = Omit<TextRequest, 'visitor'> & Partial<Pick<TextRequest, 'visitor'>>

/** A reviewer of a project: with role 1 one who says wishes, with role 2 one who gives points. */
async function reviewed(api: TestApi, role: 1 | 2, body: unknown): Promise<Made> {
  const contest = await addContest(api)
  const { projectId } = await addTeam(api, contest, { no: 1 })
  const { visitor } = await addSignedIn(api, contest, role)
  await assignAll(api, contest)
  return { visitor, params: { id: projectId }, body }
}

/** The name of a new microsite that the person of a scene runs. */
async function ownSite(api: TestApi, { competition, me }: Scene): Promise<string> {
  const name = `text${competition}`
  await addMicrosite(api, { name, members: [me.id] })
  return name
}

/** A new team with everything that its competition asks of it. */
async function entrant(api: TestApi, competition: number) {
  const team = await addTeam(api, competition)
  await completePerson(api, team.person)
  return { ...team, visitor: api.as(team.person) }
}

async function refusedIdentity({ platform: { db, cipher } }: TestApi, { me }: Scene): Promise<number> {
  const texts = realNameTexts.encrypt(cipher, me.id, { realName: 'Ann Lee', idNumber: newPassport() })
  const of = { userId: me.id, authType: 2, certificateType: 'passport' as const, sentAt: new Date() }
  const [row] = await db
    .insert(realNames)
    .values({ ...of, ...texts, overseaAuthStatus: 3 })
    .returning({ id: realNames.id })
  return row?.id ?? 0
}

/** Requests of the calls that store no key, as `samples` has those of keyed writes. */
const others: Readonly<Record<string, (api: TestApi, scene: Scene) => Promise<Made> | Made>> = {
  'POST /api/v2/users/email-code': () => ({ body: { email: 'a@example.com' } }),
  'POST /api/v2/users/closing': () => ({ body: { password: 'a-long-password' } }),
  'POST /api/v2/users/phone-code': () => ({ body: { phone: '13800138000' } }),
  'POST /api/v1/inbox/messages': (_, { other }) => ({ body: { receivers: [other.id], content: '你好' } }),
  'POST /api/v1/message-center/privateMessage/edit': (_, { other }) => ({
    body: { receivers: [other.ssoId], content: '你好' },
  }),
  'POST /api/common/v1/proxyEasySearch': () => ({ body: { type: 'school', keyword: '大学' } }),
  'POST /api/spic-review/login': async (api) => {
    const { account } = await addSignedIn(api, await addContest(api), 2)
    return { visitor: api, body: { account, password } }
  },
  'PUT /api/spic-review/submits/{id}/score': (api) =>
    reviewed(api, 2, { version: 0, points: full, comment: '论证扎实', final: false }),
  'PUT /api/spic-review/submits/{id}/wish': (api) => reviewed(api, 1, { wish: 'want', reason: '熟悉' }),
  'POST /api/users/auth': async () => ({
    body: { ...person, idNumber: newPassport() },
    files: { holdingPhoto: await photo() },
  }),
  'PUT /api/users/auth': async (api, scene) => ({
    body: { ...person, idNumber: newPassport(), shipDeleteId: await refusedIdentity(api, scene) },
    files: { holdingPhoto: await photo() },
  }),
  'POST /api/v2/users/authentication-mainland': async () => ({
    body: { realName: '欧阳小明', certificateType: 'idCard', idNumber: newIdNumber() },
    files: { holdingPhoto: await photo() },
  }),
  'POST /api/users/companySubmit': async () => ({
    body: {
      ...{ companyName: '潮间带数据有限公司', creditCode: '91350100M000100Y43' },
      ...{ contactName: '张三', contactEmail: 'zhang@example.com', purpose: '办一场' },
    },
    files: { licence: await photo() },
  }),
  'POST /api/host/competitions': () => ({
    body: { title: '潮位', summary: '一行', targetColumn: 'b', metric: 'rmse', days: '7', gate: 'none' },
    files: { table: new File([table], 'a.csv') },
  }),
  'POST /api/site/notebooks': () => ({
    body: { title: '笔记本', summary: '一行' },
    files: { file: new File([notebook], 'a.ipynb') },
  }),
  'POST /api/competitions/{id}/cheat/appeal': async (api, { competition }) => {
    const { teamId, visitor } = await entrant(api, competition)
    await moderateTeam(api.platform.database, ['flag', String(teamId), '结果相同'], api.clock.now)
    return { visitor, params: { id: competition }, body: { teamId, content: '理由' } }
  },
  'POST /api/site/competitions/{id}/project': async (api) => {
    const contest = await addContest(api, { opensIn: 3 })
    const { visitor } = await entrant(api, contest)
    const body = { title: '有序充电', titleEn: 'a', summary: '摘要', summaryEn: 'a' }
    return { visitor, params: { id: contest }, body, files: { document: new File(['## a'], 'a.md') } }
  },
  'POST /api/competitions/{id}/uploads': async (api, { competition }) => ({
    visitor: (await entrant(api, competition)).visitor,
    params: { id: competition },
    body: { description: '第一次' },
    files: { resultFile: new File([fileOff(1)], 'a.csv') },
  }),
  'POST /api/competitions/submits/source-code': async (
    { platform: { db }, clock },
    { competition, schedule, submission },
  ) => {
    const [sourceStartTime, sourceEndTime] = [-DAY, DAY].map((ms) => new Date(clock.now() + ms))
    await db.update(schedules).set({ sourceStartTime, sourceEndTime }).where(eq(schedules.id, schedule))
    await db.update(submissions).set({ status: 'scored', scoreA: 1 }).where(eq(submissions.id, submission))
    return {
      body: { cmptId: competition, scheduleId: schedule, note: '第一版' },
      files: { file: new File(['print(1)\n'], 'a.py') },
    }
  },
  'POST /api/site/time-machine': async (api, scene) => {
    const scope = `microsite:${await ownSite(api, scene)}`
    return { body: { scope, role: 'visitor', time: '2026-11-22T12:00', zone: 'Asia/Shanghai' } }
  },
  'POST /api/site/time-machine/exit': async (api, scene) => ({
    body: { scope: `microsite:${await ownSite(api, scene)}` },
  }),
}

/** A new scene in which a call accepts a request, with that request. */
export async function requestFor(api: TestApi, call: AnyCall): Promise<TextRequest> {
  const scene = await sceneFor(api, call)
  const own = others[nameOf(call)]
  const sample = own ? await own(api, scene) : (samples[nameOf(call)]?.(scene) ?? { params: { id: scene.competition } })
  return { visitor: api.as(scene.me), ...sample }
}

/** Sends a request of a call, with `body` in place of its own. Forms carry its files. */
export async function sendTo(
  call: AnyCall,
  { visitor, params = {}, query = {}, files = {} }: TextRequest,
  body: unknown,
): Promise<Response> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const init: RequestInit = { method: call.method }
  if (call.form) {
    const form = new FormData()
    for (const [name, value] of Object.entries((body ?? {}) as object)) form.set(name, String(value))
    for (const [name, file] of Object.entries(files)) form.set(name, file)
    init.body = form
  } else if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  return visitor.request(search.size > 0 ? `${path}?${search}` : path, init)
}

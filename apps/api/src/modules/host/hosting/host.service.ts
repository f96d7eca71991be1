import { randomBytes, randomInt } from 'node:crypto'
import type { Data, DataIn } from '@shulei/contract/call.ts'
import {
  hostCompetition,
  type hostedCompetitions,
  type proposeCompetition,
  type renewHostedCode,
} from '@shulei/contract/host/hosting/calls.ts'
import { lineOf } from '@shulei/domain/base/text/line.ts'
import { DAY, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { mayDo } from '@shulei/domain/host/desk/roles.ts'
import { MAX_HOSTED } from '@shulei/domain/host/hosting/limits.ts'
import { metricsFor, proposalFor } from '@shulei/domain/host/hosting/proposal.ts'
import { MAX_TABLE_BYTES } from '@shulei/domain/host/hosting/table.ts'
import { storePlan } from '../../../../competition-folder/import-folder.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import { fieldsOf, keyOf, uploadFolder } from '../../../platform/http/form-call.ts'
import { type ReceivedForm, receiveForm } from '../../../platform/http/receive-form.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stillSignedIn } from '../../base/session/session.service.ts'
import { closeBy, hashOfCode } from '../../compete/competition/private/private.service.ts'
import { openDesk } from '../desk/members.service.ts'
import { roleFor, writeLog } from '../desk/seat.service.ts'
import { countOpen, findByKey, findHosted, insertHosted, limitPeople, lockHost, setCode } from './hosting.repo.ts'
import { readPlan } from './make/plan-file.ts'
import type { Maker } from './maker.ts'

/** Letters and digits that nobody takes for another when a code is read out. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code of eight signs by chance, in two groups. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${group()}-${group()}`
}

/** The text fields of the form that makes a competition. */
const fields = ['title', 'summary', 'idColumn', 'targetColumn', 'metric', 'days', 'gate'] as const

const receive = (platform: Platform, c: Context, fields: readonly string[]) =>
  receiveForm(c.req.raw, {
    ...{ files: ['table'], fields, maxBytes: MAX_TABLE_BYTES, folder: uploadFolder(platform) },
    onUnread: () => c.header('connection', 'close'),
  })

function tableOf({ files: { table } }: ReceivedForm) {
  if (!table) throw new ApiError('fileMissing', { data: { fields: ['table'] } })
  return { file: table.path, name: table.name }
}

/** What the sent table could ask for. Throws as `Maker` does, and `badForm`, `fileMissing`, `tooLarge`, `tooMany`, `uploadBroken`. */
export async function propose(
  platform: Platform,
  maker: Maker,
  { c, address }: { c: Context; address: string },
): Promise<DataIn<typeof proposeCompetition>> {
  await platform.limits.take('hostedTable', address)
  const form = await receive(platform, c, [])
  try {
    const { file, name } = tableOf(form)
    return await maker.make({ file, name, choice: null }, async (answer) => {
      if (answer.kind !== 'described') throw new Error('a table was not described')
      const { rows, columns } = answer
      const shown = columns.map(({ isWhole, isBit, ...column }) => ({
        ...column,
        metrics: [...metricsFor({ ...column, isWhole, isBit })],
      }))
      return { name, rows, columns: shown, proposal: proposalFor(columns, rows) }
    })
  } finally {
    await form.discard()
  }
}

/** Makes a competition of the sent table. Throws as `propose` does, and `hostedTitleEmpty`, `hostedTarget`, `hostedTooMany`. */
export async function host(
  platform: Platform,
  maker: Maker,
  { c, user }: { c: Context; user: SessionUser },
): Promise<Data<typeof hostCompetition>> {
  const { db, clock, files, config } = platform
  const key = keyOf(c)
  const earlier = await findByKey(db, user.id, key)
  if (earlier) return earlier
  await platform.limits.take('hostedCompetition', user.id)
  const form = await receive(platform, c, fields)
  try {
    // the session may have ended while the file arrived
    if (!(await stillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    const { title, summary, idColumn, days, ...choice } = fieldsOf(hostCompetition, form)
    const name = lineOf(title)
    if (name === '') throw new ApiError('hostedTitleEmpty', { data: { fields: ['title'] } })
    const now = clock()
    const made = {
      ...choice,
      ...{ title: name, summary: lineOf(summary), idColumn: idColumn === '' ? null : idColumn },
      // people who are told the code at once find it open
      ...{ start: now - MINUTE, end: now + days * DAY },
      ...{ slug: `hosted-${randomBytes(8).toString('hex')}`, seed: randomBytes(16).toString('hex') },
    }
    return await maker.make({ ...tableOf(form), choice: made }, async (answer) => {
      if (answer.kind !== 'made') throw new Error('a competition was not made')
      const [plan, code] = [await readPlan(answer.plan), newCode()]
      const codeHash = await hashOfCode(code)
      const at = new Date(now)
      return db.transaction(async (tx) => {
        await lockHost(tx, user.id)
        const before = await findByKey(tx, user.id, key)
        if (before) return before
        if ((await countOpen(tx, user.id, at)) >= MAX_HOSTED)
          throw new ApiError('hostedTooMany', { facts: { most: MAX_HOSTED } })
        const id = await storePlan(tx, { files }, plan)
        if (id === null) throw new Error('the slug of a hosted competition is taken')
        await closeBy(tx, id, codeHash)
        await limitPeople(tx, id, config.hostedPeople)
        await insertHosted(tx, { competitionId: id, ownerId: user.id, code, idempotencyKey: key, createdAt: at })
        await openDesk(tx, { competitionId: id, userId: user.id }, at)
        return { id, code }
      })
    })
  } finally {
    await form.discard()
  }
}

/** The competitions that a person runs, the newest first. */
export async function readHosted({ db }: Platform, user: SessionUser): Promise<DataIn<typeof hostedCompetitions>> {
  const rows = await findHosted(db, user.id)
  const iso = (at: number) => new Date(at).toISOString()
  return {
    list: rows.map((row) => ({
      ...row,
      code: mayDo(row.role, 'invite') ? row.code : null,
      startTime: iso(row.startTime),
      endTime: iso(row.endTime),
    })),
  }
}

/** Makes a new code of a hosted competition; those who are in stay in. Throws `notFound`, `forbidden`. */
export async function renewCode(
  { db, clock }: Platform,
  { id, user }: { id: number; user: SessionUser },
): Promise<Data<typeof renewHostedCode>> {
  const seat = { competitionId: id, userId: user.id }
  await roleFor(db, seat, 'invite')
  const code = newCode()
  const codeHash = await hashOfCode(code)
  await db.transaction(async (tx) => {
    const role = await roleFor(tx, seat, 'invite', { lock: true })
    if (!(await setCode(tx, id, code))) throw new ApiError('notFound')
    await closeBy(tx, id, codeHash)
    const act = { competitionId: id, actorId: user.id, role, act: 'codeRenewed' as const, facts: {} }
    await writeLog(tx, [{ ...act, createdAt: new Date(clock()) }])
  })
  return { code }
}

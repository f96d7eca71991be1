import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import type * as calls from '@shulei/contract/publish/studio/calls.ts'
import { type PageWords, pageNames } from '@shulei/domain/publish/microsite/page-names.ts'
import { isPublishTime, shownVersions } from '@shulei/domain/publish/microsite/studio.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Lang } from '../../../../platform/context.ts'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { loadTexts } from '../../../../platform/messages.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { StoredDraft, StoredRecord } from '../tables.ts'
import { completeTheme, type ThemeRefusal } from '../theme.ts'
import { contentOf, withContent } from './content.ts'
import {
  findLinks,
  findRecord,
  findStudio,
  findVersions,
  insertVersion,
  lockMicrosite,
  type StudioRow,
  setLive,
  writeDraft,
} from './studio.repo.ts'

/** Somebody who asks for the studio of a microsite. */
export interface Organizer {
  name: string
  userId: number
}

const [studioTexts, micrositeTexts] = [loadTexts('studio'), loadTexts('microsite')] as unknown as [
  Record<Lang, { site: Omit<PageWords, 'page'> }>,
  Record<Lang, Pick<PageWords, 'page'>>,
]
const pageWords = (lang: Lang) => ({ ...studioTexts[lang].site, page: micrositeTexts[lang].page })
const namesOfPages = pageNames(pageWords('zh-CN'), pageWords('en-US'))

const iso = (at: number) => new Date(at).toISOString()

/** Most problems that a refusal names. */
const mostNamed = 5

/** Values of a theme that are refused, by their names; a name is what the sender wrote, so it is cut. */
const keyOf = (problem: ThemeRefusal) =>
  ('key' in problem ? problem.key : 'base' in problem ? problem.base : problem.kind).slice(0, 40)

/** Throws `themeInvalid` or `themeWeak` for a theme that visitors must not see. */
function refuseTheme(theme: StoredDraft['theme']): void {
  const reading = completeTheme(theme)
  if (reading.ok) return
  const weak = reading.problems.filter((problem) => problem.kind === 'weak')
  const wrong = reading.problems.filter((problem) => problem.kind !== 'weak')
  if (wrong.length > 0) {
    const keys = [...new Set(wrong.map(keyOf))].slice(0, mostNamed).join(', ')
    throw new ApiError('themeInvalid', { facts: { keys } })
  }
  throw new ApiError('themeWeak', { facts: { count: weak.length, ratio: weak[0]?.ratio.toFixed(1) ?? '1' } })
}

/** A microsite with its draft, for a person who runs it. Throws `notFound`, and `forbidden` for everybody else. */
export async function studioOf(on: Executor, { name, userId }: Organizer, now: Date): Promise<StudioRow> {
  const row = await findStudio(on, { name, userId, now })
  if (!row) throw new ApiError('notFound')
  if (!row.isMember) throw new ApiError('forbidden')
  return row
}

/** The answer for the studio of a microsite; three statements. Throws `forbidden`, `notFound`. */
export async function readStudio({ db, clock }: Platform, organizer: Organizer): Promise<DataIn<typeof calls.studio>> {
  const now = new Date(clock())
  const { id, kind, name, live, next, record, draft, newestNews } = await studioOf(db, organizer, now)
  const [versions, links] = await Promise.all([findVersions(db, id, shownVersions), findLinks(db, id, now)])
  const content = draft?.content ?? contentOf(record)
  return {
    ...{ kind, name, content, live, pageNames: namesOfPages, newestNews },
    draft: draft?.content ? { author: draft.author, at: iso(draft.at) } : null,
    revision: draft?.revision ?? 0,
    next: next && { number: next.number, at: iso(next.at) },
    versions: versions.map(({ at, ...version }) => ({ ...version, at: iso(at) })),
    links: links.map(({ createdAt, expiresAt, ...link }) => ({
      ...link,
      createdAt: iso(createdAt),
      expiresAt: iso(expiresAt),
    })),
  }
}

/** Writes the draft of a microsite or throws `studioStale`. */
async function write(tx: Tx, draft: Parameters<typeof writeDraft>[1]): Promise<number> {
  const stored = await writeDraft(tx, draft)
  if (stored === null) throw new ApiError('studioStale')
  return stored
}

/** Stores a draft of which `revision` was read. Throws `themeInvalid`, `themeWeak`, `studioStale`, `forbidden`, `notFound`. */
export async function saveDraft(
  { db, clock }: Platform,
  organizer: Organizer,
  { revision, content }: BodyOut<typeof calls.saveStudioDraft>,
): Promise<DataIn<typeof calls.saveStudioDraft>> {
  refuseTheme(content.theme)
  return db.transaction(async (tx) => {
    const at = new Date(clock())
    const { id: micrositeId } = await studioOf(tx, organizer, at)
    return { revision: await write(tx, { micrositeId, authorId: organizer.userId, at, revision, content }) }
  })
}

/** Gives a draft up. Throws `studioStale`, `forbidden`, `notFound`. */
export const discardDraft = (
  { db, clock }: Platform,
  organizer: Organizer,
  revision: number,
): Promise<DataIn<typeof calls.discardStudioDraft>> =>
  db.transaction(async (tx) => {
    const at = new Date(clock())
    const { id: micrositeId } = await studioOf(tx, organizer, at)
    return { revision: await write(tx, { micrositeId, authorId: organizer.userId, at, revision, content: null }) }
  })

/**
 * Makes the draft the next version, at once or from an instant on; it takes the place of a version that is scheduled. Throws
 * `publishTimeWrong`, `studioNothing`, `studioStale`, `themeInvalid`, `themeWeak`, `forbidden`, `notFound`.
 */
export async function publishDraft(
  { db, clock }: Platform,
  organizer: Organizer,
  { revision, at: given }: BodyOut<typeof calls.publishStudioDraft>,
): Promise<DataIn<typeof calls.publishStudioDraft>> {
  const now = new Date(clock())
  const when = given === null ? null : new Date(given)
  return db.transaction(async (tx) => {
    if (when && !isPublishTime(when.getTime(), now.getTime())) throw new ApiError('publishTimeWrong')
    await lockMicrosite(tx, organizer.name)
    const { id: micrositeId, record, draft, live } = await studioOf(tx, organizer, now)
    if ((draft?.revision ?? 0) !== revision) throw new ApiError('studioStale')
    if (!draft?.content) throw new ApiError('studioNothing')
    refuseTheme(draft.content.theme)
    const written = { micrositeId, authorId: organizer.userId, at: now }
    const version = await insertVersion(tx, { ...written, record: withContent(record, draft.content) })
    await setLive(tx, micrositeId, {
      live: when ? live : version,
      next: when && { number: version, at: when },
      at: now,
    })
    return { version, revision: await write(tx, { ...written, revision, content: null }) }
  })
}

/** The record of a version that a microsite goes back to. Throws `notFound`. */
async function recordOf(tx: Tx, micrositeId: number, version: number): Promise<StoredRecord> {
  const record = await findRecord(tx, micrositeId, version)
  if (!record) throw new ApiError('notFound')
  return record
}

/**
 * Shows an earlier version again, as a new one, at once; a version that was scheduled is not shown any more. Throws `studioStale`
 * when the caller saw another version as the current one, `forbidden`, `notFound`.
 */
export const rollBack = (
  { db, clock }: Platform,
  organizer: Organizer,
  { version, live }: BodyOut<typeof calls.rollBackMicrosite>,
): Promise<DataIn<typeof calls.rollBackMicrosite>> =>
  db.transaction(async (tx) => {
    const at = new Date(clock())
    await lockMicrosite(tx, organizer.name)
    const studio = await studioOf(tx, organizer, at)
    if (studio.live !== live) throw new ApiError('studioStale')
    const record = await recordOf(tx, studio.id, version)
    const number = await insertVersion(tx, { micrositeId: studio.id, authorId: organizer.userId, at, record })
    await setLive(tx, studio.id, { live: number, next: null, at })
    return { version: number }
  })

/**
 * Keeps the scheduled version from being shown. Its content becomes the draft where there is none, so that nothing is lost. Without
 * a scheduled version nothing happens. The revision is null where no draft was written: that of another tab's draft would let the
 * caller overwrite it. Throws `studioStale`, `forbidden`, `notFound`.
 */
export const cancelSchedule = (
  { db, clock }: Platform,
  organizer: Organizer,
): Promise<DataIn<typeof calls.cancelStudioSchedule>> =>
  db.transaction(async (tx) => {
    const at = new Date(clock())
    await lockMicrosite(tx, organizer.name)
    const { id: micrositeId, live, next, draft, record } = await studioOf(tx, organizer, at)
    if (!next) return { revision: null }
    await setLive(tx, micrositeId, { live, next: null, at })
    if (draft?.content) return { revision: null }
    const revision = draft?.revision ?? 0
    const content = contentOf(record)
    return { revision: await write(tx, { micrositeId, authorId: organizer.userId, at, revision, content }) }
  })

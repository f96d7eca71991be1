import { open } from 'node:fs/promises'
import type { DataIn } from '@shulei/contract/call.ts'
import { sendProject, type spicCompetition, type spicSignup } from '@shulei/contract/compete/review/calls.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import {
  documentKind,
  isDocument,
  MAX_PROJECT_FILE,
  MAX_PROJECT_SUMMARY,
  MAX_PROJECT_TITLE,
  MAX_SHOWN_DOCUMENT,
  type ProjectTexts,
  projectProblem,
  projectTexts,
} from '@shulei/domain/compete/review/project.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../../platform/context.ts'
import { fieldsOf, keyOf, uploadFolder } from '../../../../platform/http/form-call.ts'
import { type ReceivedFile, receiveForm } from '../../../../platform/http/receive-form.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { completionOf } from '../../../base/completion/completion.service.ts'
import { stillSignedIn } from '../../../base/session/session.service.ts'
import { handInGate } from '../../submission/hand-in.service.ts'
import { dropStored, keepStored, storeFiles } from '../../submission/upload/file-store.service.ts'
import { recordEvents } from '../review.repo.ts'
import { sendDocument } from '../send-document.ts'
import { findContest, findOwnProject, lockContest, type OwnProjectRow, putProject } from './project.repo.ts'

type Own = DataIn<typeof sendProject>

const iso = (at: Instant) => new Date(at).toISOString()

/** A project in the form of the contract. */
function projectOut({ document, documentEn, score, rank, ranked, comments, ...row }: OwnProjectRow): Own {
  const { id, no, title, summary, sender } = row
  return {
    ...{ id, no, title, summary, sender },
    document: { name: document.name, bytes: document.bytes },
    documentEn: documentEn && { name: documentEn.name, bytes: documentEn.bytes },
    submittedAt: iso(row.submittedAt),
    result: score === null || rank === null ? null : { score, rank, total: ranked, comments },
  }
}

/** A solution contest for a reader (C150). Throws `notFound` for every other competition. */
export async function readContest(
  platform: Platform,
  { competitionId, userId }: { competitionId: number; userId: number | null },
): Promise<DataIn<typeof spicCompetition>> {
  const now = platform.clock()
  const contest = await findContest(platform.db, { competitionId, userId, now })
  if (!contest) throw new ApiError('notFound')
  const gate = userId === null ? null : await handInGate(platform.db, { competitionId, userId, now })
  const { title, criteria, isBlind, perProject, opensAt, deadline, publishedAt, projects, team, project } = contest
  return {
    cmptInfo: {
      ...{ id: competitionId, title, criteria, isBlind, perProject, projects },
      isSignup: (gate?.signupState ?? 0) >= 3,
      opensAt: iso(opensAt),
      deadline: iso(deadline),
      publishedAt: publishedAt === null ? null : iso(publishedAt),
    },
    submit: project && projectOut(project),
    signUpInfo: gate && {
      state: gate.signupState,
      team: team?.name ?? null,
      blocked: gate.reason,
      until: gate.until === null ? null : iso(gate.until),
    },
  }
}

/** A person's sign-up for a solution contest (C151). Throws `notFound` for every other competition. */
export async function readSpicSignup(
  platform: Platform,
  { competitionId, userId }: { competitionId: number; userId: number },
): Promise<DataIn<typeof spicSignup>> {
  const now = platform.clock()
  const contest = await findContest(platform.db, { competitionId, userId, now })
  const gate = contest && (await handInGate(platform.db, { competitionId, userId, now }))
  if (!contest || !gate) throw new ApiError('notFound')
  const state = gate.signupState
  return { id: competitionId, isSignup: state >= 3, state, team: contest.team?.name ?? null, form: contest.form }
}

const refusedFile = (field: string, reason: 'projectFileMissing' | 'projectFileInvalid' | 'projectFileTooBig') =>
  new ApiError(reason, { data: { fields: [field] } })

/** Bytes that tell the kind of a PDF. */
const HEAD = 16

/**
 * Throws `projectFileInvalid` where name and content of a document do not agree, `projectFileTooBig`, and as `Texts.read` for Markdown
 * that no reviewer's page could show.
 */
async function checkDocument(
  { texts }: Platform,
  userId: number,
  field: string,
  { path, name, bytes }: ReceivedFile,
): Promise<void> {
  if (bytes > MAX_PROJECT_FILE) throw refusedFile(field, 'projectFileTooBig')
  const kind = documentKind(name)
  if (kind === null) throw refusedFile(field, 'projectFileInvalid')
  const file = await open(path)
  try {
    const content = kind === 'pdf' ? (await file.read(Buffer.alloc(HEAD), 0, HEAD)).buffer : await file.readFile()
    if (!isDocument(kind, content)) throw refusedFile(field, 'projectFileInvalid')
    if (kind === 'markdown' && bytes <= MAX_SHOWN_DOCUMENT) {
      await texts.read(userId, 'document', Buffer.from(content).toString('utf8'))
    }
  } finally {
    await file.close()
  }
}

function checkTexts(texts: ProjectTexts): ProjectTexts {
  const problem = projectProblem(texts)
  if (!problem) return projectTexts(texts)
  const isTitle = problem.reason === 'projectTitleInvalid'
  const facts = isTitle
    ? { max: MAX_PROJECT_TITLE, maxEn: MAX_PROJECT_TITLE * 2 }
    : { max: MAX_PROJECT_SUMMARY, maxEn: MAX_PROJECT_SUMMARY * 3 }
  throw new ApiError(problem.reason, { facts, data: { fields: [problem.field] } })
}

/** Throws `valuesStale`, with the stored project, unless the page read that one. */
function mustBeKnown(base: string | undefined, stored: OwnProjectRow | null): void {
  const present = stored ? iso(stored.submittedAt) : ''
  if (base !== undefined && base !== present) {
    throw new ApiError('valuesStale', { data: { current: stored && projectOut(stored) } })
  }
}

/** A project that was received completely. */
export interface Received {
  competitionId: number
  userId: number
  idempotencyKey: string
  texts: ProjectTexts
  /** When the project that the page read was handed in, empty for none; without it, whatever is stored is replaced. */
  base?: string | undefined
  files: { document?: ReceivedFile; documentEn?: ReceivedFile }
}

/**
 * Stores a team's project, or replaces the one before until the review opens: files into the store, then the gate and the row under
 * the lock of the contest, one after another. Without a new document the stored one stays. A repeat of the key changes nothing. When it throws,
 * nothing of the upload is left. Throws the gate's reason, `notFound`, `valuesStale`, and the problems of texts and files.
 */
export async function storeProject(platform: Platform, received: Received): Promise<Own> {
  const { competitionId, userId, idempotencyKey, files } = received
  const who = { competitionId, userId, now: platform.clock() }
  const open = (await findContest(platform.db, who)) && (await handInGate(platform.db, who))
  if (!open) throw new ApiError('notFound')
  if (open.teamId === null) throw new ApiError(open.reason ?? 'notSignedUp')
  const texts = checkTexts(received.texts)
  for (const [field, file] of Object.entries(files)) if (file) await checkDocument(platform, userId, field, file)
  const stored = await storeFiles(platform, { ...files }, 'projects')
  let replaced: (string | undefined)[] = []
  let isNew = false
  let row: OwnProjectRow
  try {
    row = await platform.db.transaction(async (tx) => {
      const contest = await lockContest(tx, competitionId)
      if (!contest) throw new ApiError('notFound')
      const now = platform.clock()
      const gate = await handInGate(tx, { competitionId, userId, now }, (terms) => completionOf(tx, userId, terms))
      if (!gate) throw new ApiError('notFound')
      const before = gate.teamId === null ? null : await findOwnProject(tx, competitionId, gate.teamId)
      if (before?.idempotencyKey === idempotencyKey) return before
      if (gate.reason) throw new ApiError(gate.reason)
      if (gate.teamId === null) throw new ApiError('notSignedUp')
      mustBeKnown(received.base, before)
      if (contest.publishedAt !== null || now >= contest.opensAt.getTime()) throw new ApiError('stageEnded')
      const document = stored.files.document ?? before?.document
      if (!document) throw refusedFile('document', 'projectFileMissing')
      const at = new Date(now)
      const projectId = await putProject(tx, {
        ...{ competitionId, teamId: gate.teamId, userId, idempotencyKey },
        title: { cn: texts.title, en: texts.titleEn },
        summary: { cn: texts.summary, en: texts.summaryEn },
        document,
        documentEn: stored.files.documentEn ?? before?.documentEn ?? null,
        submittedAt: at,
      })
      await keepStored(tx, stored)
      await recordEvents(tx, [{ competitionId, projectId, actor: 'team', kind: 'project', createdAt: at }])
      const own = await findOwnProject(tx, competitionId, gate.teamId)
      if (!own) throw new Error('a project is gone')
      isNew = true
      replaced = [files.document && before?.document.key, files.documentEn && (before?.documentEn?.key ?? undefined)]
      return own
    })
  } catch (error) {
    await dropStored(platform, stored)
    throw error
  }
  if (!isNew) await dropStored(platform, stored)
  for (const key of replaced) if (key) await platform.files.disk.delete(key).catch(() => {})
  return projectOut(row)
}

/** Receives a project as a form. */
export async function receiveProject(
  platform: Platform,
  c: Context,
  { competitionId, user }: { competitionId: number; user: SessionUser },
): Promise<Own> {
  const idempotencyKey = keyOf(c)
  await platform.limits.take('project', user.id)
  const form = await receiveForm(c.req.raw, {
    files: sendProject.form?.files ?? [],
    fields: ['title', 'titleEn', 'summary', 'summaryEn', 'base'],
    // the parser counts a file of exactly its limit as too large
    maxBytes: MAX_PROJECT_FILE + 1,
    folder: uploadFolder(platform),
    onUnread: () => c.header('connection', 'close'),
  }).catch((error) => {
    throw error instanceof ApiError && error.reason === 'tooLarge'
      ? refusedFile('document', 'projectFileTooBig')
      : error
  })
  try {
    // the session may have ended while the file arrived
    if (!(await stillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    const { base, ...texts } = fieldsOf(sendProject, form)
    const who = { competitionId, userId: user.id, idempotencyKey }
    return await storeProject(platform, { ...who, texts, base, files: form.files })
  } finally {
    await form.discard()
  }
}

/** Sends the document of the reader's own team's project. Throws `fileNotDownloadable`, `downloadFailed`. */
export async function sendOwnDocument(
  platform: Platform,
  c: Context,
  { competitionId, userId, lang }: { competitionId: number; userId: number; lang: 'zh-CN' | 'en-US' },
): Promise<Response> {
  const contest = await findContest(platform.db, { competitionId, userId, now: platform.clock() })
  const project = contest?.project ?? null
  return sendDocument(platform, c, (lang === 'en-US' ? project?.documentEn : project?.document) ?? null)
}

import { text as readWhole } from 'node:stream/consumers'
import type { DataIn } from '@shulei/contract/call.ts'
import type { reviewDetails } from '@shulei/contract/compete/review/calls.ts'
import { areTeamsNamed } from '@shulei/domain/compete/review/access.ts'
import { documentKind, MAX_SHOWN_DOCUMENT } from '@shulei/domain/compete/review/project.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionReviewer } from '../../../platform/context.ts'

import type { Platform } from '../../../platform/platform.ts'
import { findEvents, findProject, type ProjectRow } from './review.repo.ts'
import { sendDocument } from './send-document.ts'
import type { ProjectFile } from './tables.ts'
import { finalTotals, sheetOut } from './wire.ts'

type Answer = DataIn<typeof reviewDetails>
type Document = Answer['document']

/** A document for the page: Markdown of a usual length as cleaned markup, everything else by its name alone. */
async function documentOut(
  { files, log, texts }: Platform,
  reviewerId: number,
  { key, name, bytes }: ProjectFile,
): Promise<Document> {
  const kind = documentKind(name) ?? 'pdf'
  const out = { name, bytes, kind, html: null }
  if (kind !== 'markdown' || bytes > MAX_SHOWN_DOCUMENT) return out
  try {
    const markdown = await readWhole(await files.read(key))
    return { ...out, html: await texts.read(`reviewer ${reviewerId}`, 'document', markdown) }
  } catch (error) {
    // the download says so too; the sheet can be filled in all the same
    log.error({ err: error, key }, 'the document of a project could not be read')
    return out
  }
}

/**
 * A project that a reviewer may read: for role 2 an assigned one, for roles 1 and 3 any of the competition. A conflict of interest
 * that the reviewer has named closes it to them. Throws `notFound`, `notAssigned`.
 */
async function readable(
  { db }: Pick<Platform, 'db'>,
  reviewer: SessionReviewer,
  projectId: number,
): Promise<ProjectRow> {
  const { role, id: readerId, competition } = reviewer
  const project = await findProject(db, { competitionId: competition.id, readerId, projectId })
  if (!project) throw new ApiError('notFound')
  const isOwn = project.sheets.some(({ reviewerId }) => reviewerId === readerId)
  const mayRead = role === 3 || (role === 2 && isOwn) || (role === 1 && project.wish !== 'avoid')
  if (!mayRead) throw new ApiError('notAssigned')
  return project
}

/** A project with document and sheets (C149). Role and user id of the query change nothing. Throws `notFound`, `notAssigned`. */
export async function readDetails(platform: Platform, reviewer: SessionReviewer, projectId: number): Promise<Answer> {
  const project = await readable(platform, reviewer, projectId)
  const { document, documentEn, sheets, team } = project
  const own = sheets.find(({ reviewerId }) => reviewerId === reviewer.id)
  const isHead = reviewer.role === 3
  const events = isHead ? await findEvents(platform.db, projectId) : null
  const finals = new Set(finalTotals(sheets).map(({ reviewerId }) => reviewerId))
  return {
    id: project.id,
    no: project.no,
    title: project.title,
    summary: project.summary,
    submittedAt: new Date(project.submittedAt).toISOString(),
    team: areTeamsNamed(reviewer) ? team : null,
    document: await documentOut(platform, reviewer.id, document),
    documentEn: documentEn && (await documentOut(platform, reviewer.id, documentEn)),
    sheet: own ? sheetOut(own) : null,
    // a draft belongs to its reviewer: the head sees that there is one, and its totals once the sheet is final
    sheets: isHead
      ? sheets.map((sheet) => ({
          ...sheetOut(sheet.state === 'final' ? sheet : { ...sheet, points: {}, comment: '', total: 0 }),
          ...{ reviewerId: sheet.reviewerId, reviewer: sheet.reviewer },
        }))
      : null,
    events:
      events?.map(({ reviewerId, at, actor, kind, from, to }) => ({
        ...{ at: new Date(at).toISOString(), actor, kind },
        ...(kind === 'draft' && !finals.has(reviewerId ?? 0) ? { from: null, to: null } : { from, to }),
      })) ?? null,
  }
}

/**
 * Sends the document of a project that the reviewer may read. The name of the file is the project's number, since a team's own name
 * would tell who wrote it.
 */
export async function sendReviewDocument(
  platform: Platform,
  c: Context,
  { reviewer, projectId, lang }: { reviewer: SessionReviewer; projectId: number; lang: 'zh-CN' | 'en-US' },
): Promise<Response> {
  const { no, document, documentEn } = await readable(platform, reviewer, projectId)
  const file = lang === 'en-US' ? documentEn : document
  const ending = file?.name.slice(file.name.lastIndexOf('.')) ?? ''
  return sendDocument(platform, c, file && { ...file, name: `${String(no).padStart(3, '0')}${ending}` })
}

/**
 * Notebooks of people (X023): files of Jupyter that are read on the server. Pages show text, code, tables and pictures of them, and
 * nothing that runs. A notebook is read by everybody to whom its owner shows own activity (A§6), also without a session.
 */
import { notebookLanguages } from '@shulei/domain/people/notebook/notebook.ts'
import type { PageCell } from '@shulei/domain/people/notebook/view.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, instant, person, queryId } from '../../fields.ts'

/**
 * Cells have the forms of `PageCell`. The server makes them out of a file that it has read, so that only their kind is checked, and
 * the API page stays short.
 */
const Cell = z.looseObject({ kind: z.enum(['text', 'raw', 'code', 'skipped']) }) as unknown as z.ZodType<
  PageCell,
  PageCell
>

const competition = z.object({ id, title: bilingual })
const Version = z.int().min(1)
/** A field of a form that may be empty. */
const none = <T extends z.ZodType>(value: T) => z.union([z.literal(''), value]).default('' as never)

const Detail = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  language: z.enum(notebookLanguages),
  author: person,
  competition: competition.nullable(),
  file: z.object({ name: z.string(), bytes: z.int(), sha256: z.string(), url: z.string() }),
  /** Cells of the file; `content` has the first of them, as many as a page shows. */
  cells: z.int().min(0),
  content: z.array(Cell),
  /** Grows with every change, so that a change of an older page is noticed. */
  version: Version,
  updatedAt: instant,
  isOwn: z.boolean(),
})

const path = '/api/site/notebooks'

export const personNotebook = call({
  method: 'GET',
  path: `${path}/{id}`,
  spec: 'X023',
  summary: 'A notebook with its cells and outputs: text, tables and pictures, and nothing that runs',
  auth: 'none',
  data: Detail,
})

export const notebookFile = call({
  method: 'GET',
  path: `${path}/{id}/file`,
  spec: 'X023',
  summary: 'The file of a notebook, as a download and never as a page',
  auth: 'none',
  data: z.undefined(),
  raw: 'file',
  errors: ['downloadFailed'],
})

export const notebookPicture = call({
  method: 'GET',
  path: `${path}/{id}/pictures/{sha256}`,
  spec: 'X023',
  summary: 'A picture of an output, encoded anew by the server',
  auth: 'none',
  data: z.undefined(),
  raw: 'picture',
})

export const notebookForm = call({
  method: 'GET',
  path: '/api/site/notebook-form',
  spec: 'X023',
  summary: 'How many notebooks the caller shares and may share, and the competitions that one can belong to',
  auth: 'user',
  data: z.object({
    used: z.int().min(0),
    most: z.int().min(1),
    /** Competitions in which the caller takes part, the latest sign-up first. */
    competitions: z.array(competition),
  }),
})

export const saveNotebook = call({
  method: 'POST',
  path,
  spec: 'X023',
  summary:
    'Share a notebook, an .ipynb file of at most 10 MB; with `id` and the `version` that was read, change the one of the caller',
  auth: 'user',
  form: { files: ['file'] },
  body: z.object({
    id: none(queryId),
    version: none(queryId),
    title: z.string().max(2000).default(''),
    summary: z.string().max(4000).default(''),
    /** Empty for the language that the file names. */
    language: none(z.enum(notebookLanguages)),
    /** Empty for none. */
    competitionId: none(queryId),
  }),
  data: z.object({ id, version: Version }),
  errors: [
    'badForm',
    'uploadBroken',
    'notebookTitleInvalid',
    'notebookSummaryInvalid',
    'notebookTypeWrong',
    'notebookTooBig',
    'notebookNotJson',
    'notebookNotOne',
    'notebookOldFormat',
    'notebookTooManyCells',
    'notebookBadCharacters',
    'notebookCompetitionUnknown',
    'notebooksFull',
    'notebookStale',
  ],
})

export const removeNotebook = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  spec: 'X023',
  summary: "Delete the caller's notebook with its file for good",
  auth: 'user',
  data: z.object({ affectedRows: z.int().min(0) }),
})

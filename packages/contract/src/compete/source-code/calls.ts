import { MAX_SOURCE_NOTE } from '@shulei/domain/compete/source-code/ask.ts'
import { COMMENTS_PER_PAGE, sourceAuthors } from '@shulei/domain/compete/source-code/comment.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, instant, page, perPage, person, plainText, queryId, teamBrief } from '../../fields.ts'

/** A version of a team's source code. `procedureId` is its id, as the specification names it. */
export const SourceVersion = z.object({
  procedureId: id,
  /** Number within team and schedule, from 1; the highest one is current. */
  no: z.int().min(1),
  scheduleId: id,
  file: z.object({ name: z.string(), bytes: z.int(), sha256: z.string(), url: z.string() }),
  /** Plain text; may be empty. */
  note: z.string(),
  /** The member who sent it; null once the account is gone. */
  author: person.nullable(),
  createdAt: instant,
  comments: z.int().min(0),
})

/** A comment on a version. */
export const SourceComment = z.object({
  id,
  by: z.enum(sourceAuthors),
  /** The member who wrote it; null for organisers and reviewers, and once the account is gone. */
  author: person.nullable(),
  /** Name of an organiser or reviewer; empty where the role alone stands. */
  name: z.string(),
  /** Plain text of several lines. */
  content: z.string(),
  createdAt: instant,
})

/** The schedule that asks for source code, and whether the team may hand it in now. */
const Asked = z.object({
  scheduleId: id,
  title: bilingual,
  start: instant,
  end: instant,
  state: z.enum(['before', 'open', 'closed']),
  /** First places of the visible list whose teams are asked; 0 for all teams that were scored. */
  places: z.int().min(0),
  /** Name of the error that handing in would answer now; null where it may be handed in. */
  refusal: z.enum(['sourceNotOpen', 'sourceClosed', 'sourceNotScored', 'sourceRankTooLow', 'sourceTooMany']).nullable(),
  /** The team's rank on the visible list of the schedule; null while it has none. */
  rank: z.int().nullable(),
  /** Versions that may still be handed in. */
  left: z.int().min(0),
})

const path = '/api/competitions/submits/source-code'

export const sourceCode = call({
  method: 'GET',
  path,
  spec: 'C072',
  summary: "Versions of the source code of the caller's own team, newest first, and what its competition asks for",
  auth: 'user',
  query: z.object({
    cmptId: queryId,
    /** The caller's own team; another one is answered as not found. */
    teamId: queryId.optional(),
    scheduleId: queryId.optional(),
    page,
    size: perPage(10, 100),
  }),
  data: z.object({
    list: z.array(SourceVersion),
    total: z.int().min(0),
    team: teamBrief.nullable(),
    /** Null where no schedule asks for source code. */
    asked: Asked.nullable(),
  }),
})

export const sourceCompetitions = call({
  method: 'GET',
  path: `${path}/own`,
  spec: 'own: source code page',
  summary: 'Competitions of the caller that ask for source code, those with an open window first',
  auth: 'user',
  data: z.object({
    list: z.array(
      z.object({
        id,
        title: bilingual,
        team: teamBrief,
        window: z.object({ start: instant, end: instant, state: z.enum(['before', 'open', 'closed']) }),
        versions: z.int().min(0),
      }),
    ),
  }),
})

export const uploadSource = call({
  method: 'POST',
  path,
  spec: 'own: source code upload',
  summary:
    'Hand in a version: one program, notebook or zip of at most 50 MB; a repeated Idempotency-Key answers the first',
  auth: 'user',
  form: { files: ['file'] },
  body: z.object({
    cmptId: queryId,
    /** The schedule that the page showed; refused when another one asks now. */
    scheduleId: queryId,
    note: plainText(MAX_SOURCE_NOTE).default(''),
  }),
  data: SourceVersion,
  errors: [
    'badForm',
    'uploadBroken',
    'notSignedUp',
    'sourceMissing',
    'sourceNotAsked',
    'sourceNotOpen',
    'sourceClosed',
    'sourceNotScored',
    'sourceRankTooLow',
    'sourceTooMany',
    'sourceTypeWrong',
    'sourceEmpty',
    'sourceTooBig',
    'sourceNotText',
    'sourceNotNotebook',
    'archiveUnreadable',
    'archiveTooMany',
    'archiveLeadsOut',
    'archiveHasPassword',
    'archiveTooBig',
  ],
})

export const sourceComments = call({
  method: 'GET',
  path: `${path}/comment`,
  spec: 'C073',
  summary: 'Comments on a version, newest first, in pages of 10',
  auth: 'user',
  query: z.object({ procedureId: queryId, page, size: perPage(COMMENTS_PER_PAGE, 100) }),
  data: z.object({ list: z.array(SourceComment), total: z.int().min(0) }),
})

export const addSourceComment = call({
  method: 'POST',
  path: `${path}/comment`,
  spec: 'C074',
  summary: 'Comment on a version of the own team; the other members get a notice',
  auth: 'user',
  body: z.object({ procedureId: id, content: z.string() }),
  data: SourceComment,
  errors: ['commentEmpty', 'commentTooLong', 'commentForbidden'],
})

export const sourceFile = call({
  method: 'GET',
  path: `${path}/{procedureId}/file`,
  spec: 'own: source code file',
  summary: 'The file of a version of the own team, as a download and never as a page',
  auth: 'user',
  data: z.undefined(),
  raw: 'file',
  errors: ['fileNotDownloadable', 'downloadFailed'],
})

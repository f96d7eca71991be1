import { MAX_COMMENT } from '@shulei/domain/compete/review/criteria.ts'
import { blockedReasons } from '@shulei/domain/compete/submission/gate.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, instant, plainText, queryId } from '../../fields.ts'
import {
  Criterion,
  OwnProject,
  Points,
  ProjectDocument,
  ReviewedTeam,
  Reviewer,
  ReviewRow,
  Sheet,
  Wish,
} from './schemas.ts'

const sheetErrors = [
  'scoreOutOfRange',
  'scoreMissing',
  'scoreCommentShort',
  'scoreCommentLong',
  'scoreCommentForbidden',
] as const

/** The role and id that the page shows. The session alone says who reads; other values change nothing. */
const claims = z.object({ role: z.coerce.number<number | string>().int().optional(), userId: queryId.optional() })

export const reviewerSelf = call({
  method: 'GET',
  path: '/api/spic-review/user/self',
  spec: 'C148',
  summary: 'The signed-in reviewer with role and competition',
  auth: 'reviewer',
  data: Reviewer,
})

export const reviewerLogin = call({
  method: 'POST',
  path: '/api/spic-review/login',
  spec: 'X006',
  summary: "Sign a reviewer in. The session is apart from the site's and lasts seven days",
  auth: 'none',
  body: z.object({ account: z.string().max(200), password: z.string().max(1000) }),
  data: Reviewer,
  errors: ['reviewerWrong'],
})

export const reviewerLogout = call({
  method: 'DELETE',
  path: '/api/spic-review/session',
  spec: 'X007',
  summary: "End the reviewer's session",
  auth: 'none',
  data: z.object({ signedOut: z.boolean() }),
})

export const reviewSubmits = call({
  method: 'GET',
  path: '/api/spic-review/submits',
  spec: 'X008',
  summary:
    'Projects of a reviewer: all of them to wish for (role 1), the assigned ones (2), or all with their figures (3)',
  auth: 'reviewer',
  query: claims,
  data: z.object({
    list: z.array(ReviewRow),
    criteria: z.array(Criterion),
    /** Agreement of all final totals (Krippendorff's α for intervals), for the head alone. */
    agreement: z.object({ alpha: z.number().nullable(), projects: z.int().min(0), scores: z.int().min(0) }).nullable(),
  }),
  errors: ['forbidden'],
})

export const reviewDetails = call({
  method: 'GET',
  path: '/api/spic/review/submits/{id}/details',
  spec: 'C149',
  summary: 'A project with its document, and the score sheet of the reader or, for the head, of all reviewers',
  auth: 'reviewer',
  query: claims,
  data: z.object({
    id,
    no: z.int().min(1),
    title: bilingual,
    summary: bilingual,
    submittedAt: instant,
    /** Null where the review is blind and its results are not published. */
    team: ReviewedTeam.nullable(),
    document: ProjectDocument,
    /** The document in English; null without one. */
    documentEn: ProjectDocument.nullable(),
    /** The reader's own sheet; null where the project is not assigned to them. */
    sheet: Sheet.nullable(),
    /** All sheets, for the head alone. */
    sheets: z.array(Sheet.extend({ reviewerId: id, reviewer: z.string() })).nullable(),
    /** Every change of the project's review, newest first, for the head alone. */
    events: z
      .array(
        z.object({
          at: instant,
          actor: z.string(),
          kind: z.enum(['assigned', 'draft', 'final', 'reopened', 'wish', 'project', 'published']),
          from: z.number().nullable(),
          to: z.number().nullable(),
        }),
      )
      .nullable(),
  }),
  errors: ['notAssigned'],
})

export const saveScore = call({
  method: 'PUT',
  path: '/api/spic-review/submits/{id}/score',
  spec: 'X009',
  summary: 'Save a score sheet as a draft or as final. The version is that of the sheet that was read',
  auth: 'reviewer',
  body: z.object({
    version: z.int().min(0),
    points: Points,
    comment: z.string().max(MAX_COMMENT * 8),
    final: z.boolean(),
  }),
  data: Sheet,
  errors: [...sheetErrors, 'scoreConflict', 'scoreFinal', 'reviewClosed', 'notAssigned'],
})

export const saveWish = call({
  method: 'PUT',
  path: '/api/spic-review/submits/{id}/wish',
  spec: 'own: intention projects',
  summary: 'Say that a project is wanted, or must not be seen because of a conflict of interest; null takes it back',
  auth: 'reviewer',
  body: z.object({ wish: Wish.nullable(), reason: plainText(200).default('') }),
  data: z.object({ wish: Wish.nullable() }),
  errors: ['forbidden', 'reviewClosed'],
})

export const reviewDocument = call({
  method: 'GET',
  path: '/api/spic-review/submits/{id}/document',
  spec: 'own: project files',
  summary: "A project's document as a download",
  auth: 'reviewer',
  query: z.object({ lang: z.enum(['zh-CN', 'en-US']).default('zh-CN') }),
  data: z.undefined(),
  raw: 'file',
  errors: ['notAssigned', 'fileNotDownloadable', 'downloadFailed'],
})

export const reviewExport = call({
  method: 'GET',
  path: '/api/spic-review/export',
  spec: 'own: project list',
  summary: 'All projects with their scores and reviewers as a CSV file, for the head of the review',
  auth: 'reviewer',
  data: z.undefined(),
  raw: 'file',
  errors: ['forbidden'],
})

export const spicCompetition = call({
  method: 'GET',
  path: '/api/spic/{id}',
  spec: 'C150',
  summary: "A solution contest: how it is judged, the caller's own project and sign-up",
  auth: 'none',
  data: z.object({
    cmptInfo: z.object({
      id,
      isSignup: z.boolean(),
      title: bilingual,
      criteria: z.array(Criterion),
      isBlind: z.boolean(),
      perProject: z.int().min(1),
      opensAt: instant,
      deadline: instant,
      publishedAt: instant.nullable(),
      /** Number of projects that were handed in. */
      projects: z.int().min(0),
    }),
    /** The project of the caller's team; null without one. */
    submit: OwnProject.nullable(),
    signUpInfo: z
      .object({
        state: z.int().min(0).max(4),
        team: z.string().nullable(),
        /** Why the caller cannot hand in now, as the server would refuse it; null if they can. */
        blocked: z.enum(blockedReasons).nullable(),
        /** Last instant for projects; null where none is planned. */
        until: instant.nullable(),
      })
      .nullable(),
  }),
})

export const spicSignup = call({
  method: 'GET',
  path: '/api/spic/signup/{id}',
  spec: 'C151',
  summary: "The caller's sign-up for a solution contest: its state, team and form",
  auth: 'user',
  data: z.object({
    id,
    isSignup: z.boolean(),
    state: z.int().min(0).max(4),
    team: z.string().nullable(),
    form: z.object({ organization: z.string(), reason: z.string() }).nullable(),
  }),
})

export const sendProject = call({
  method: 'POST',
  path: '/api/site/competitions/{id}/project',
  spec: 'own: project submissions',
  summary:
    "Hand in the team's project, or replace it: title, summary, and a document as PDF or Markdown of at most 10 MB",
  auth: 'user',
  form: { files: ['document', 'documentEn'] },
  body: z.object({
    title: z.string(),
    titleEn: z.string().default(''),
    summary: z.string(),
    summaryEn: z.string().default(''),
    /**
     * `submittedAt` of the team's project as the page read it, empty for none: when a team-mate has handed in since, the project is refused
     * as `valuesStale`, with theirs. A request without it replaces whatever is stored.
     */
    base: z.string().max(40).optional(),
  }),
  data: OwnProject,
  errors: [
    'valuesStale',
    ...(['badForm', 'uploadBroken', 'projectTitleInvalid', 'projectSummaryInvalid', 'projectFileInvalid'] as const),
    ...(['projectFileMissing', 'projectFileTooBig', 'notSignedUp', 'noEntryForm', 'stageEnded', 'teamBanned'] as const),
    ...([
      'stageNotReached',
      'scheduleMismatch',
      'profileIncomplete',
      'occupationIncomplete',
      'realNameMissing',
    ] as const),
    ...(['dailyLimit', 'mobileDevice'] as const),
  ],
})

export const ownProjectDocument = call({
  method: 'GET',
  path: '/api/site/competitions/{id}/project/document',
  spec: 'own: own files back',
  summary: "The document of the own team's project, as a download",
  auth: 'user',
  query: z.object({ lang: z.enum(['zh-CN', 'en-US']).default('zh-CN') }),
  data: z.undefined(),
  raw: 'file',
  errors: ['fileNotDownloadable', 'downloadFailed'],
})

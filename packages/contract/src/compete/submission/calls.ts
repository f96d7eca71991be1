import { PART_TYPE } from '@shulei/domain/base/upload/resumable.ts'
import { submitStatuses } from '@shulei/domain/compete/submission/cancel.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, instant, page, perPage, person, plainText, queryId, teamBrief } from '../../fields.ts'

export const SubmitStatus = z.enum(submitStatuses)

/** A log line: `code` is the key of its text in `submission.json`, `facts` are the values of its placeholders. */
const LogLine = z.object({
  at: instant,
  level: z.enum(['info', 'error']),
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})

const SubmitFile = z.object({ name: z.string(), bytes: z.int(), sha256: z.string(), url: z.string() })

/** B§3 Submit. Scores of list B are null until the list opens. */
export const Submit = z.object({
  id,
  /** Running number inside the team, from 1. */
  no: z.int(),
  schedule_id: id,
  teamId: id,
  /** Name of the team that keeps the submission, where the caller made it and is not in that team any more; else null. */
  formerTeam: z.string().nullable(),
  resultFile: SubmitFile,
  processFile: SubmitFile.nullable(),
  description: z.string(),
  share: z.boolean(),
  status: SubmitStatus,
  /** Place in the queue while queued, from 1. */
  queuePlace: z.int().nullable(),
  score: z.number().nullable(),
  scoreB: z.number().nullable(),
  /** List that the submission was made for. */
  list: z.enum(['A', 'B']),
  isBest: z.boolean(),
  /** The captain has chosen it for list B. */
  isChosen: z.boolean(),
  /** The try was returned because the site caused the error. */
  refunded: z.boolean(),
  logs: z.array(LogLine),
  submitter: person,
  createdAt: instant,
  scoredAt: instant.nullable(),
})

/** Verdict of the submission gate (B§4), as the page shows it and the upload enforces it. */
const Verdict = z.object({
  allowed: z.boolean(),
  reason: z.string().nullable(),
  nextAt: instant.nullable(),
  checkedAt: instant,
  checks: z.array(
    z.object({
      rule: z.string(),
      ok: z.boolean(),
      reason: z.string().nullable(),
      remedy: z.string().nullable(),
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    }),
  ),
})

const Quota = z.object({
  /** Tries that count for the team: its own, and those that its present members made for other teams. */
  teamUsed: z.int(),
  selfUsed: z.int(),
  /** Tries among `teamUsed` that present members made for other teams of the competition, by the name of the member. */
  brought: z.array(z.object({ name: z.string(), used: z.int() })),
  limit: z.int(),
  errorUsed: z.int(),
  errorLimit: z.int(),
  resetsAt: instant,
})

export const competitionSubmits = call({
  method: 'GET',
  path: '/api/competitions/{id}',
  spec: 'C060',
  select: { name: 'part', value: 'submits' },
  summary: "Own team's submissions, quota and the verdict whether it may submit now",
  auth: 'user',
  query: z.object({ part: z.literal('submits'), page, per_page: perPage(20, 100) }),
  data: z.object({
    /** Submissions of the team, newest first. */
    all: z.array(Submit),
    /** Submissions of the caller. */
    self: z.array(Submit),
    total: z.int(),
    quota: Quota,
    verdict: Verdict,
    /** The schedule in which list A submissions are chosen for list B; null where there is none, and without a team. */
    choice: z.object({ schedule_id: id, until: instant }).nullable(),
    /** The schedule that asks for source code; null where none does, and without a team. */
    source: z.object({ schedule_id: id, start: instant, end: instant }).nullable(),
    best: z
      .object({
        score: z.number(),
        rank: z.int(),
        total: z.int(),
        list: z.enum(['A', 'B']),
        gapToTop: z.number().nullable(),
        /** The best score over time on the same list, oldest first. */
        history: z.array(z.object({ at: instant, score: z.number() })),
        /** The score at a rank to aim for; null while the list has fewer teams. */
        aim: z.object({ rank: z.int(), score: z.number() }).nullable(),
      })
      .nullable(),
  }),
})

export const submitCompetitions = call({
  method: 'GET',
  path: '/api/competitions/submits/own',
  spec: 'own: stand-alone submit page',
  summary: 'Running competitions in which the caller has a team, the one whose list closes first before the others',
  auth: 'user',
  data: z.object({
    list: z.array(
      z.object({
        id,
        title: bilingual,
        team: teamBrief,
        /** The end of the list that takes submissions now, else the start of the next one; null after the last. */
        edge: z.object({ kind: z.enum(['ends', 'starts']), list: z.enum(['A', 'B']), at: instant }).nullable(),
      }),
    ),
  }),
})

export const submissionRules = call({
  method: 'GET',
  path: '/api/competitions/{id}/submission-rules',
  spec: 'own: file check in the browser',
  summary: 'What a result file must look like; the browser checks it by the same rules as the server',
  auth: 'user',
  data: z.object({
    idColumn: z.string(),
    predictionColumns: z.array(z.string()),
    prediction: z.enum(['number', 'probability', 'probabilities', 'label']),
    labels: z.array(z.string()),
    /**
     * Expected ids in their order; consecutive numbers are packed into one run, see `unpackIds` of
     * `@shulei/domain/compete/submission/id-runs.ts`.
     */
    ids: z.array(
      z.union([z.string(), z.object({ prefix: z.string(), width: z.int(), from: z.int(), steps: z.string() })]),
    ),
    /**
     * Log-loss clips probabilities to this distance from 0 and 1, then divides each row by its sum; null for other metrics.
     */
    clip: z.number().nullable(),
    maxBytes: z.int(),
    maxRows: z.int(),
  }),
  errors: ['signUpFirst'],
})

/** Reasons why nothing may be handed in. */
const gateErrors = [
  'mobileDevice',
  'noEntryForm',
  'dailyLimit',
  'stageNotReached',
  'notSignedUp',
  'stageEnded',
  'teamBanned',
  'profileIncomplete',
  'occupationIncomplete',
  'realNameMissing',
] as const

export const submitResult = call({
  method: 'POST',
  path: '/api/competitions/{id}/uploads',
  spec: 'C071, X002',
  summary: 'Create a submission; a repeated Idempotency-Key answers the first one',
  auth: 'user',
  form: { files: ['resultFile', 'processFile'] },
  body: z.object({
    description: plainText(500).default(''),
    share: z.enum(['0', '1', 'true', 'false', 'on']).default('0'),
    teamId: z.coerce.number<number | string>().int().min(1).optional(),
    scheduleId: z.coerce.number<number | string>().int().min(1).optional(),
    /** An upload of a result file whose parts are all stored, in place of `resultFile`. */
    upload: z.uuid().optional(),
  }),
  data: Submit,
  errors: [
    ...gateErrors,
    'badForm',
    'fileMissing',
    'uploadBroken',
    'uploadRunning',
    'uploadGone',
    'uploadUnfinished',
    'scheduleMismatch',
    'notYourTeam',
  ],
})

const parts = '/api/competitions/{id}/uploads/parts'

export const startResultUpload = call({
  method: 'POST',
  path: parts,
  spec: 'own: tus creation',
  summary:
    'Begin the upload of a result file in parts (tus), or find the one that was begun for it: `Upload-Length`, and `Upload-Metadata` with `filename` and `modified`',
  auth: 'user',
  data: z.undefined(),
  raw: 'empty',
  errors: [...gateErrors, 'tusVersion', 'uploadConcatUnknown', 'uploadLengthMissing'],
})

export const resultUpload = call({
  method: 'HEAD',
  path: `${parts}/{upload}`,
  spec: 'own: tus offset',
  summary: 'How many bytes of a result file are stored (tus): `Upload-Offset` and `Upload-Length`',
  auth: 'user',
  data: z.undefined(),
  raw: 'empty',
  errors: ['tusVersion'],
})

export const sendResultPart = call({
  method: 'PATCH',
  path: `${parts}/{upload}`,
  spec: 'own: tus part',
  summary: 'Store bytes of a result file from `Upload-Offset` on (tus), verified by `Upload-Checksum` (sha256 or sha1)',
  auth: 'user',
  stream: PART_TYPE,
  data: z.undefined(),
  raw: 'empty',
  errors: ['tusVersion', 'uploadOffsetWrong', 'uploadChecksumUnknown', 'uploadChecksumWrong', 'uploadBroken'],
})

export const endResultUpload = call({
  method: 'DELETE',
  path: `${parts}/{upload}`,
  spec: 'own: tus termination',
  summary: 'Give the upload of a result file up (tus); its bytes are removed',
  auth: 'user',
  data: z.undefined(),
  raw: 'empty',
  errors: ['tusVersion'],
})

/**
 * A line of the quota ledger. `use` takes a try, `refund` returns the one of its submission, and `error` is a failure that counts
 * toward the error allowance.
 */
const LedgerLine = z.object({
  id,
  kind: z.enum(['use', 'refund', 'error']),
  /** Why a try was returned; null for a use. */
  reason: z.enum(['ours', 'failed', 'cancelled']).nullable(),
  submission: z.object({ id, no: z.int(), name: z.string() }),
  person,
  schedule_id: id,
  /** Day in Asia/Shanghai to which the line belongs. */
  day: z.string(),
  at: instant,
  /** Tries and failures of that day in that schedule, once the line was written. */
  used: z.int(),
  errorUsed: z.int(),
})

export const quotaLedger = call({
  method: 'GET',
  path: '/api/competitions/{id}/submits/ledger',
  spec: 'own: quota ledger',
  summary: "Each try of the caller's team and each one that was returned, newest first",
  auth: 'user',
  query: z.object({ page, per_page: perPage(20, 100) }),
  data: z.object({ list: z.array(LedgerLine), total: z.int() }),
})

/** A submission as far as a comparison shows it. */
const Compared = z.object({
  id,
  no: z.int(),
  name: z.string(),
  list: z.enum(['A', 'B']),
  score: z.number().nullable(),
  scoreB: z.number().nullable(),
  createdAt: instant,
})

/** A scored list A submission that a captain may choose for list B. */
const Choosable = z.object({
  id,
  no: z.int(),
  name: z.string(),
  description: z.string(),
  score: z.number(),
  createdAt: instant,
  /** The captain has chosen it. */
  isChosen: z.boolean(),
  /** Whether the submission counts on list B now: the team chose it, or chose none and it is among the best. */
  counts: z.boolean(),
})

export const finalChoice = call({
  method: 'GET',
  path: '/api/competitions/{id}/final-choice',
  spec: 'own: final choice',
  summary: "List A submissions of the caller's team, best first, and which of them count on list B",
  auth: 'user',
  query: z.object({ scheduleId: queryId }),
  data: z.object({
    schedule_id: id,
    /** Most submissions that may be chosen; as many of the best count without a choice. */
    count: z.int().min(1),
    until: instant,
    isOpen: z.boolean(),
    /** Only the captain chooses. */
    isCaptain: z.boolean(),
    list: z.array(Choosable),
  }),
  errors: ['choiceNotOffered'],
})

export const chooseFinal = call({
  method: 'PUT',
  path: '/api/competitions/{id}/final-choice',
  spec: 'own: final choice',
  summary: 'Choose the list A submissions that count on list B; none for the best ones',
  auth: 'user',
  body: z.object({ scheduleId: id, submissions: z.array(id).max(100) }),
  data: finalChoice.data,
  errors: ['choiceNotOffered', 'choiceClosed', 'notCaptain', 'choiceTooMany', 'choiceUnknown'],
})

export const compareSubmits = call({
  method: 'GET',
  path: '/api/competitions/{id}/submits/compare',
  spec: 'own: comparison of two submissions',
  summary: "Two scored submissions of the caller's team: their scores, and how many rows differ",
  auth: 'user',
  query: z.object({ a: queryId, b: queryId }),
  data: z.object({
    /** The two submissions in the order of their numbers. Scores of list B are null until the list opens. */
    submissions: z.tuple([Compared, Compared]),
    rows: z.int().min(0),
    /** Rows with another prediction in at least one column. */
    differing: z.int().min(0),
  }),
  errors: ['comparisonInvalid', 'comparisonFailed'],
})

export const cancelSubmit = call({
  method: 'POST',
  path: '/api/competitions/{id}/submits/{submitId}/cancel',
  spec: 'own: cancel while queued',
  summary: 'Cancel a submission whose evaluation has not begun; its try is returned',
  auth: 'user',
  data: Submit,
  errors: ['cancelTooLate'],
})

export const shareSubmit = call({
  method: 'PUT',
  path: '/api/competitions/{id}/submits/{submitId}/share',
  spec: 'own: share a submission',
  summary: 'Share a scored submission of the own team among the models, or take it back',
  auth: 'user',
  body: z.object({ share: z.boolean() }),
  data: Submit,
  errors: ['teamBanned', 'shareUnscored'],
})

export const submitFile = call({
  method: 'GET',
  path: '/api/competitions/{id}/submits/{submitId}/{kind}',
  spec: 'own: own files back',
  summary: "A file of an own submission: kind is 'result' or 'process'",
  auth: 'user',
  data: z.undefined(),
  raw: 'file',
  errors: ['fileNotDownloadable', 'downloadFailed'],
})

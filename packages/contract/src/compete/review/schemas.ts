import * as z from 'zod'
import { bilingual, id, instant } from '../../fields.ts'

/** A question that reviewers answer with points, see `domain/review/criteria.ts`. */
export const Criterion = z.object({
  key: z.string(),
  title: bilingual,
  hint: bilingual,
  min: z.number(),
  max: z.number(),
  step: z.number(),
  /** Share of the total, in percent. */
  weight: z.number(),
})

/** B§3 Reviewer user. Q174: the header needs a name. */
export const Reviewer = z.object({
  id,
  name: z.string(),
  organization: z.string(),
  /** 0 to 3 (B§6). */
  role: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  competition: z.object({ id, title: bilingual }),
  /** Names of teams and people are hidden from reviewers. */
  isBlind: z.boolean(),
  /** Last instant for scores. */
  deadline: instant,
  publishedAt: instant.nullable(),
})

/** Points by the key of their criterion; null where none are given yet. */
export const Points = z.record(z.string(), z.number().nullable())

/** A reviewer's own score sheet of a project. */
export const Sheet = z.object({
  state: z.enum(['open', 'draft', 'final']),
  /** Number of saves: a save names the version that it changes, so that two tabs overwrite nothing. */
  version: z.int().min(0),
  points: Points,
  comment: z.string(),
  /** From 0 to 100, computed by the server; criteria without points add nothing. */
  total: z.number(),
  savedAt: instant.nullable(),
})

const teamName = z.object({ id, name: z.string(), members: z.array(z.string()), organizations: z.array(z.string()) })

const Wish = z.enum(['want', 'avoid'])

/** The summary of all score sheets of a project, for the head of the review. */
export const ProjectFigures = z.object({
  assigned: z.int().min(0),
  final: z.int().min(0),
  /** Place in the final order, or in that of the scores so far; null without a final total. */
  rank: z.int().min(1).nullable(),
  /** Figures of the final totals; null without any. The mean is the project's score. */
  mean: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** One for each assigned reviewer. */
  reviewers: z.array(
    z.object({
      id,
      name: z.string(),
      state: z.enum(['open', 'draft', 'final']),
      /** Null until the sheet is final. */
      total: z.number().nullable(),
      /** The total lies far from the others': pointed out, never changed. */
      isOutlier: z.boolean(),
    }),
  ),
})

/** A project in a reviewer's list. */
export const ReviewRow = z.object({
  id,
  /** Number of the project in its competition, from 1; shown in three digits. */
  no: z.int().min(1),
  title: bilingual,
  summary: bilingual,
  submittedAt: instant,
  /** Null where the review is blind and its results are not published. */
  team: teamName.nullable(),
  /** The reader's own sheet; null where the project is not assigned to them. */
  sheet: Sheet.omit({ points: true, comment: true }).nullable(),
  /** The reader's own wish; null without one. */
  wish: Wish.nullable(),
  /** Null unless the reader heads the review. */
  figures: ProjectFigures.nullable(),
})

/** A project's document: Markdown is answered as cleaned markup, a PDF as a download alone. */
export const ProjectDocument = z.object({
  name: z.string(),
  bytes: z.int().min(0),
  kind: z.enum(['markdown', 'pdf']),
  /** Null for a PDF, and for a text that is too long for a page. */
  html: z.string().nullable(),
})

/** A project as the team sees it. */
export const OwnProject = z.object({
  id,
  no: z.int().min(1),
  title: bilingual,
  summary: bilingual,
  document: z.object({ name: z.string(), bytes: z.int() }),
  documentEn: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  submittedAt: instant,
  sender: z.string(),
  /** The result of the review; null until results are published. */
  result: z
    .object({
      score: z.number(),
      rank: z.int().min(1),
      total: z.int().min(1),
      /** Comments of final sheets without names, in no order that tells a reviewer. */
      comments: z.array(z.string()),
    })
    .nullable(),
})

export { teamName as ReviewedTeam, Wish }

import * as z from 'zod'
import { SignaturePicture } from '../../base/signature/schemas.ts'
import { ColumnProfile, DatasetFile } from '../../data/dataset/table-schemas.ts'
import { bilingual, id, instant, teamBrief } from '../../fields.ts'

/**
 * B§3 Schedule. The stored title is split at '#': `title` is the Chinese part, `titleEn` the part after it; each falls back
 * to a default round name.
 */
export const Schedule = z.object({
  id,
  title: z.string(),
  titleEn: z.string(),
  sort: z.int().min(0).max(4),
  startTime: instant,
  endTime: instant,
  listAStartTime: instant.nullable(),
  listAEndTime: instant.nullable(),
  listBStartTime: instant.nullable(),
  listBEndTime: instant.nullable(),
  maxSubmitCount: z.int(),
  maxErrorSubmitCount: z.int(),
  subRank: z.int(),
  /** Month of a monthly season as `YYYY-MM`; absent for planned schedules. */
  season: z.string().optional(),
})

/** Tag or industry; an empty code is the added 'all' entry (B§3). */
export const Facet = z.object({ code: z.string(), nameCn: z.string(), nameEn: z.string() })

/** Series with banner; id 0 is the added 'all' entry. */
export const RaceCategory = z.object({
  id: z.int().min(0),
  nameCn: z.string(),
  nameEn: z.string(),
  banner: z.string(),
  bannerUrl: z.string(),
  bannerStatus: z.int(),
})

export const MetricId = z.enum([
  'rmse',
  'mae',
  'auc',
  'log-loss',
  'accuracy',
  'macro-f1',
  'average-precision',
  'review',
])

/**
 * A competition in lists and cards. All counts use one definition: finished sign-ups, and submissions whose try was not
 * returned.
 */
export const CompetitionBrief = z.object({
  id,
  slug: z.string(),
  title: bilingual,
  summary: bilingual,
  /** 1 intelligent algorithm, 2 solution application (Q026). */
  type: z.int(),
  /** 1 classic, 2 grand prize, 3 training. */
  format: z.int(),
  raceId: z.int(),
  tags: z.array(Facet),
  industries: z.array(Facet),
  reward: bilingual,
  metric: MetricId,
  startTime: instant,
  endTime: instant,
  signupStartTime: instant.nullable(),
  signupEndTime: instant.nullable(),
  isOpenSignup: z.boolean(),
  schedules: z.array(Schedule),
  teamCount: z.int(),
  submitCount: z.int(),
  datasetCount: z.int(),
  /** Small in lists, large on the competition's own page; null where it is not shown. */
  picture: SignaturePicture.nullable(),
})

/** The caller's own team in a competition (Q145). */
export const OwnTeam = z.object({
  id,
  name: z.string(),
  manifesto: z.string(),
  avatar: z.string().nullable(),
  cheatStatus: z.int(),
  /** The `cheatStatus` that the latest decision gave, also an ended one: its case can be read; 0 for a team without any. */
  caseStatus: z.int().default(0),
  scheduleId: id.nullable(),
  captainId: id,
  members: z.array(z.object({ userId: z.string(), id, name: z.string(), avatar: z.string().nullable() })),
})

/** A data set of a competition (B§3 Dataset); `isAgree` applies to the caller. */
export const CompetitionDataset = z.object({
  id,
  name: bilingual,
  licence: z.object({ id: z.string(), name: bilingual, note: bilingual }),
  source: z.object({ name: bilingual, version: z.string(), attribution: bilingual }),
  /** Plain text, one change per line. */
  changes: bilingual,
  /** Sanitised HTML. */
  protocol: bilingual,
  isAgree: z.boolean(),
  files: z.array(DatasetFile),
  columns: z.array(ColumnProfile),
})

/** One line of a ranking. Only teams with a finite score are ranked. */
export const RankRow = z.object({
  rank: z.int().min(1),
  /** Rank in the last 02:00 snapshot, or null when the team was not in it. */
  previousRank: z.int().nullable(),
  team: teamBrief,
  members: z.array(z.object({ id, name: z.string(), avatar: z.string().nullable() })),
  score: z.number(),
  submits: z.int(),
  lastSubmitAt: instant,
  /** Best score over time, oldest first, at most 24 points. */
  history: z.array(z.object({ at: instant, score: z.number() })),
  /** The score is simulated from a baseline plus seeded noise; the page says so beside the name. */
  demo: z.boolean(),
  /** The list has promoted the team to the next schedule. */
  promoted: z.boolean(),
})

/** A baseline: shown as a line, never ranked or counted. */
export const Baseline = z.object({ key: z.enum(['weak', 'middle', 'better']), label: bilingual, score: z.number() })

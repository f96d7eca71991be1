import * as z from 'zod'
import { bilingual, id, instant, teamBrief } from '../fields.ts'

/**
 * B§3 Schedule. The stored title is taken apart: `title` is its Chinese part, `titleEn` the text after '#'; each falls back to
 * a default round name.
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
})

/** Tag or industry; an empty code is the prepended 'all' entry (B§3). */
export const Facet = z.object({ code: z.string(), nameCn: z.string(), nameEn: z.string() })

/** Race category with banner; id 0 is the prepended 'all' entry. */
export const RaceCategory = z.object({
  id: z.int().min(0),
  nameCn: z.string(),
  nameEn: z.string(),
  banner: z.string(),
  bannerUrl: z.string(),
  bannerStatus: z.int(),
})

export const MetricId = z.enum(['rmse', 'mae', 'auc', 'log-loss', 'accuracy', 'macro-f1', 'average-precision'])

/** A competition in lists and cards. Counts follow one definition everywhere: finished sign-ups, and uploads that were not refunded. */
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
})

/** The caller's own team in a competition (Q145). */
export const OwnTeam = z.object({
  id,
  name: z.string(),
  manifesto: z.string(),
  avatar: z.string().nullable(),
  cheatStatus: z.int(),
  scheduleId: id.nullable(),
  captainId: id,
  members: z.array(z.object({ userId: z.string(), id, name: z.string(), avatar: z.string().nullable() })),
})

/** One column of a published table, measured when the content was built. `missing` is a share from 0 to 1. */
export const ColumnProfile = z.object({
  name: z.string(),
  type: z.string(),
  description: bilingual,
  missing: z.number(),
  unique: z.int().nullable(),
  min: z.union([z.number(), z.string()]).nullable(),
  max: z.union([z.number(), z.string()]).nullable(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  std: z.number().nullable(),
  /** Of dates: `from` and `to` are epoch milliseconds. */
  histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
  top: z.array(z.object({ value: z.string(), count: z.int() })),
  /** Of free text: its length in characters. */
  length: z.object({ min: z.number(), max: z.number(), mean: z.number(), median: z.number() }).nullable().default(null),
})

export const DatasetFile = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  rows: z.int().nullable(),
  sha256: z.string(),
  description: bilingual,
})

/** A data set of a competition (B§3 Dataset); `isAgree` is per person. */
export const CompetitionDataset = z.object({
  id,
  name: bilingual,
  licence: z.object({ id: z.string(), name: z.string(), note: bilingual }),
  source: z.object({ name: z.string(), version: z.string(), attribution: bilingual }),
  /** Plain text, one change a line. */
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
  /** Rank in the last 02:00 snapshot, or null for a team that was not in it. */
  previousRank: z.int().nullable(),
  team: teamBrief,
  members: z.array(z.object({ id, name: z.string(), avatar: z.string().nullable() })),
  score: z.number(),
  submits: z.int(),
  lastSubmitAt: instant,
  /** Best score over time, oldest first, at most 24 points. */
  history: z.array(z.object({ at: instant, score: z.number() })),
  /** Simulated from a baseline plus seeded noise; said beside the name. */
  demo: z.boolean(),
})

/** A baseline: shown as a line, never ranked or counted. */
export const Baseline = z.object({ key: z.enum(['weak', 'middle', 'better']), label: bilingual, score: z.number() })

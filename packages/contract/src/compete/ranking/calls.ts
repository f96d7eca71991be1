import * as z from 'zod'
import { call } from '../../call.ts'
import { instant, page, perPage, queryId, teamBrief, textLanguage } from '../../fields.ts'
import { Baseline, MetricId, Schedule } from '../competition/schemas.ts'

/** Query values that name a list: a schedule, else the one that is shown now, and stage 0 list A or 1 list B. */
const list = {
  sch: queryId.optional(),
  stage: z.coerce.number<number | string>().int().min(0).max(1).optional(),
}

/** Language of the heads of a file; without it, the one that the visitor chose. */
const lang = textLanguage.optional()

/** The head that every answer about a list begins with. */
const shownList = {
  metric: MetricId,
  decimals: z.int(),
  schedule: Schedule.nullable(),
  stage: z.int(),
  /** Existing lists; `opensAt` is set while a list is locked. */
  lists: z.array(z.object({ stage: z.int(), open: z.boolean(), opensAt: instant.nullable() })),
}

/** A team on the list of a past day. */
const DayRow = z.object({
  rank: z.int().min(1),
  /** Rank on the day that is compared with, or null when the team was not on the list. */
  previousRank: z.int().nullable(),
  team: teamBrief,
  score: z.number(),
  previousScore: z.number().nullable(),
  /** The score is simulated from a baseline plus seeded noise; the page says so beside the name. */
  demo: z.boolean(),
})

/** A team on the all-time list of a competition with seasons. */
const AllTimeRow = z.object({
  rank: z.int().min(1),
  team: teamBrief,
  score: z.number(),
  /** The season or planned schedule in which the team scored it. */
  schedule: Schedule,
  demo: z.boolean(),
})

export const competitionDaily = call({
  method: 'GET',
  path: '/api/competitions/{id}',
  spec: 'C060',
  select: { name: 'part', value: 'daily' },
  summary:
    'The list of a past day as it was at 02:00 in Shanghai, and the weeks of the list; without a day, the newest one',
  auth: 'none',
  query: z.object({
    part: z.literal('daily'),
    ...list,
    /** A day with a snapshot. */
    day: z.iso.date().optional(),
    page,
    per_size: perPage(20, 100),
  }),
  data: z.object({
    ...shownList,
    /** Days with a snapshot, oldest first. */
    days: z.array(z.iso.date()),
    /** Weeks from Monday to Sunday, newest first, each as its last snapshot shows it. */
    weeks: z.array(
      z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        /** Day of that snapshot: the Monday after the week, or the newest one of a list that has none. */
        day: z.iso.date(),
        /** The week goes on at the time of the answer. */
        isRunning: z.boolean(),
        total: z.int(),
        /** Teams that were new on the list in this week. */
        entered: z.int(),
        best: z.object({ team: teamBrief, score: z.number() }),
        /** The team that rose most; null when none did, and in the first week. */
        climber: z.object({ team: teamBrief, from: z.int(), to: z.int() }).nullable(),
      }),
    ),
    /** The day that is shown; null before the first snapshot. */
    day: z.iso.date().nullable(),
    /** The day that ranks are compared with: the last snapshot before the week; null in the first week. */
    since: z.iso.date().nullable(),
    list: z.array(DayRow),
    total: z.int(),
    page: z.int(),
    per_size: z.int(),
    /** Row of the caller's team, also when it is on another page. */
    self: DayRow.nullable(),
    /** Up to five teams that rose most since the day that is compared with. */
    climbers: z.array(DayRow),
    baselines: z.array(Baseline),
    /**
     * The first twenty teams by their best score on list A of any season or schedule, and the row of the caller's team, without a rank
     * after these; null for a competition without seasons.
     */
    allTime: z
      .object({
        list: z.array(AllTimeRow),
        self: AllTimeRow.extend({ rank: z.int().min(1).nullable() }).nullable(),
      })
      .nullable(),
  }),
})

export const competitionReplay = call({
  method: 'GET',
  path: '/api/competitions/{id}/replay',
  spec: 'own: replay of a list',
  summary: 'The first ten teams of a list, and the team of the caller, on each day with a snapshot',
  auth: 'none',
  query: z.object(list),
  data: z.object({
    ...shownList,
    /** Every team that a day names. */
    teams: z.array(teamBrief),
    /** Oldest day first, at most the newest 400. */
    frames: z.array(
      z.object({
        day: z.iso.date(),
        total: z.int(),
        /** The first ten in the order of their ranks: the index of the team in `teams`, and its score. */
        rows: z.array(z.object({ team: z.int(), score: z.number() })),
        /** Rank and score of the caller's team; null when it was not on the list. */
        own: z.object({ rank: z.int(), score: z.number() }).nullable(),
      }),
    ),
    /** Index of the caller's team in `teams`. */
    own: z.int().nullable(),
  }),
})

export const competitionShakeUp = call({
  method: 'GET',
  path: '/api/competitions/{id}/shake-up',
  spec: 'own: from list A to list B',
  summary: 'How the ranks changed from list A to list B, with the bands of a bootstrap; null until list B is open',
  auth: 'none',
  query: z.object({ sch: queryId.optional() }),
  data: z
    .object({
      metric: MetricId,
      decimals: z.int(),
      schedule: Schedule,
      computedAt: instant,
      /** List B had closed, so that nothing changes any more. */
      isFinal: z.boolean(),
      /** Number of redrawn test sets. */
      draws: z.int(),
      /** Number of teams on both lists. */
      total: z.int(),
      /** Rank correlation (Spearman) of both lists, from −1 to 1. */
      correlation: z.number().nullable(),
      /** Teams among the first ten of both lists. */
      stayed: z.int(),
      /** The first teams of list B and the first ten of list A, in the order of list B. */
      teams: z.array(
        z.object({
          team: teamBrief,
          rankA: z.int(),
          rankB: z.int(),
          scoreA: z.number(),
          scoreB: z.number(),
          /** Scores and ranks on list B between which 95 of 100 redrawn test sets put the team. */
          scoreLow: z.number(),
          scoreHigh: z.number(),
          rankLow: z.int(),
          rankHigh: z.int(),
          isOwn: z.boolean(),
        }),
      ),
    })
    .nullable(),
})

export const rankingFile = call({
  method: 'GET',
  path: '/api/competitions/{id}/ranking.csv',
  spec: 'own: a list as a file',
  summary:
    'A whole list, the list of a past day or the shake-up as CSV; UTF-8 with a byte order mark for spreadsheet programs',
  auth: 'none',
  query: z.object({ ...list, day: z.iso.date().optional(), part: z.literal('shakeUp').optional(), lang }),
  data: z.undefined(),
  raw: 'file',
})

export const allTimeFile = call({
  method: 'GET',
  path: '/api/competitions/{id}/all-time.csv',
  spec: 'own: a list as a file',
  summary:
    'The all-time list of a competition with seasons as CSV; UTF-8 with a byte order mark for spreadsheet programs',
  auth: 'none',
  query: z.object({ lang }),
  data: z.undefined(),
  raw: 'file',
})

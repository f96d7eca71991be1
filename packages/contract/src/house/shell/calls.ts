import * as z from 'zod'
import { SignaturePicture } from '../../base/signature/schemas.ts'
import { call } from '../../call.ts'
import { CompetitionBrief, MetricId } from '../../compete/competition/schemas.ts'
import { bilingual, id, instant, teamBrief } from '../../fields.ts'

const SiteLink = z.object({ label: bilingual, href: z.string() })

/** What the operator stores under the setting `website`. */
export const WebsiteTexts = z.object({
  serviceLinks: z.array(SiteLink),
  helpLinks: z.array(SiteLink),
  /** Parts that the operator has not are empty. `page` is an `https:` address in the place of an address of mail. */
  contact: z.object({ hours: bilingual, email: z.string(), page: z.string().optional() }),
  partners: z.array(bilingual),
  followUs: z.array(SiteLink),
})

export const website = call({
  method: 'GET',
  path: '/api/site/website',
  spec: 'X030',
  summary: 'Footer and side bar: service links, contact, partners, channels; empty lists hide their part',
  auth: 'none',
  shared: true,
  data: WebsiteTexts.extend({
    /** The site holds the built-in content, whose people, teams and figures are simulated; every page says so. */
    demo: z.boolean(),
    /** How long a verification of a person or an enterprise takes, such as “usually within one working day”. */
    verificationTime: bilingual,
    /** Lines of the operator for the foot of every page, such as the number of a record, some with an `https:` link. */
    lines: z.array(z.object({ text: z.string(), href: z.string().optional() })).optional(),
  }),
})

const CompetitionName = z.object({ id, title: bilingual })

export const home = call({
  method: 'GET',
  path: '/api/site/home',
  spec: 'own: home page',
  summary: 'What the home page shows: the live ring, the shared schedule, recent events, leaders and data',
  auth: 'none',
  shared: true,
  data: z.object({
    totals: z.object({ running: z.int(), competitions: z.int(), teams: z.int(), submits: z.int(), datasets: z.int() }),
    /** The competition shown on the ring: its first fourteen teams, best first. */
    ring: z
      .object({
        competition: CompetitionName,
        metric: MetricId,
        decimals: z.int(),
        stage: z.int(),
        /** The rows are those of all seasons, because nobody has a score in the present one. */
        allTime: z.boolean(),
        /** `before` is the team's best score at `since`; null for a team that had none then. */
        rows: z.array(z.object({ team: teamBrief, score: z.number(), before: z.number().nullable() })),
        /** Yesterday's snapshot of the ranks, 02:00 in Asia/Shanghai. */
        since: instant,
        /** Instant to which the countdown counts, and the window that closes or opens then. */
        deadline: z
          .object({ at: instant, kind: z.enum(['listAEnds', 'listBStarts', 'listBEnds', 'signupEnds']) })
          .nullable(),
        updatedAt: instant.nullable(),
      })
      .nullable(),
    /** Without the words that only the list of competitions shows. */
    schedule: z.array(CompetitionBrief.omit({ summary: true, tags: true, industries: true })),
    /** First team of each open list; `history` is its best score over time to four digits, for a line. */
    leaders: z.array(
      z.object({
        competition: CompetitionName,
        metric: MetricId,
        decimals: z.int(),
        team: teamBrief,
        score: z.number(),
        history: z.array(z.number()),
      }),
    ),
    activity: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['lead', 'improved', 'joined']),
        team: teamBrief,
        competition: CompetitionName,
        score: z.number().nullable(),
        decimals: z.int(),
        at: instant,
      }),
    ),
    datasets: z.array(
      z.object({
        id,
        /** Null for data of no competition. */
        competitionId: id.nullable(),
        name: bilingual,
        licence: bilingual,
        rows: z.int(),
        columns: z.int(),
        downloads: z.int(),
        picture: SignaturePicture.nullable(),
      }),
    ),
  }),
})

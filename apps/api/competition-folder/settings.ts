import { gates } from '@shulei/domain/base/completion/gate.ts'
import { MAX_SCHEDULES } from '@shulei/domain/compete/competition/calendar.ts'
import { MAX_CHOICE } from '@shulei/domain/compete/submission/choice.ts'
import { scoredMetrics } from '@shulei/domain/compete/submission/metric.ts'
import { columnTypes } from '@shulei/domain/data/dataset/profile.ts'
import { isFrameHost, mostFrameHosts } from '@shulei/domain/publish/microsite/frame-hosts.ts'
import * as z from 'zod'
import { SignatureSettings } from './signature-settings.ts'

/** The three examples that a competition may bring, in rising quality. */
export const baselineNames = ['weak', 'middle', 'better'] as const
export type BaselineName = (typeof baselineNames)[number]

const plain = (longest: number) => z.string().trim().min(1).max(longest)

const localized = (longest: number) =>
  z
    .strictObject({ 'zh-CN': plain(longest).optional(), 'en-US': plain(longest).optional() })
    .refine((text) => text['zh-CN'] !== undefined || text['en-US'] !== undefined, {
      message: 'is empty. Write it under “zh-CN”, “en-US” or both.',
    })

const instant = z.iso.datetime({ offset: true })

const span = z.strictObject({
  start: instant.describe('The first instant, with its zone, like 2027-03-01T10:00:00+08:00.'),
  end: instant.describe('The last instant, which still belongs to it, like 2027-03-20T23:59:59+08:00.'),
})

const columnName = plain(100)

const Schedule = z.strictObject({
  title: localized(40)
    .refine((text) => !Object.values(text).some((word) => word.includes('#')), { message: 'has a #. Leave it out.' })
    .optional()
    .describe('The name of the round; without it the site counts the rounds.'),
  ...span.shape,
  listA: span.nullable().default(null).describe('When files are scored for list A, the public one; null for never.'),
  listB: span.nullable().default(null).describe('When files are scored for list B, the final one; null for never.'),
  dailySubmissions: z.int().min(1).max(100).default(3).describe('Submissions of a team per day in Shanghai, 1 to 100.'),
  dailyErrors: z
    .int()
    .min(0)
    .max(100)
    .default(3)
    .describe('Submissions of a team per day that may fail by their own fault and are given back, 0 to 100.'),
  places: z
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('How many teams go on to the next schedule; 0 for all. The last schedule has 0.'),
  sourceCode: z
    .strictObject({
      ...span.shape,
      places: z
        .int()
        .min(0)
        .max(1_000_000)
        .default(0)
        .describe('The first places whose teams are asked, by the list that is seen; 0 for all teams with a score.'),
    })
    .nullable()
    .default(null)
    .describe('When teams hand in their source code, inside the competition; null for never.'),
  finalChoice: z
    .strictObject({
      count: z.int().min(1).max(MAX_CHOICE).describe(`Most submissions that a captain chooses, 1 to ${MAX_CHOICE}.`),
      until: instant.describe('The last instant of the choice, while list A has begun and list B is still hidden.'),
    })
    .nullable()
    .default(null)
    .describe('Which list A submissions count on list B is chosen by the captain; null for the two best ones.'),
})

const Column = z.strictObject({
  name: columnName.describe('The name as it stands in the header of the files.'),
  type: z.enum(columnTypes).describe('What its cells are. A date starts with yyyy-mm-dd, a binary is 0 or 1.'),
  in: z
    .array(z.enum(['train', 'test']))
    .min(1)
    .optional()
    .describe('The files that have it. Without it both, and train alone for the target.'),
  description: localized(300).describe('One sentence for the data page.'),
})

/** The settings of a competition's folder, `competition.json`. The descriptions are the remedies that `check` names. */
export const Settings = z
  .strictObject({
    $schema: z.string().max(300).optional().describe('The address of this schema, for editors.'),
    slug: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .describe(
        'A name for commands and files: small letters, digits and single hyphens, at most 60. It never changes.',
      ),
    type: z
      .enum(['algorithm', 'solution'])
      .default('algorithm')
      .describe('An algorithm, or the solution of a use case.'),
    format: z.enum(['classic', 'grandPrize', 'training']).describe('A training competition has no prize.'),
    series: localized(40).optional().describe('The themed group of competitions it belongs to.'),
    industries: z
      .array(
        z.strictObject({
          code: z
            .string()
            .max(40)
            .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
            .describe('Small letters, digits and hyphens; one that is known keeps its name.'),
          name: localized(40).describe('The name in the filter of the list.'),
        }),
      )
      .max(5)
      .default([])
      .describe('At most five industries for the filter of the list.'),
    reward: localized(40).optional().describe('The prize in a few words; none for a training competition.'),
    agreement: z.boolean().describe("Whether people accept the site's participation agreement before they sign up."),
    frameHosts: z
      .array(
        plain(120).refine(isFrameHost, {
          message: 'names no site. Write https:// and a host, like https://example.com or https://*.example.com.',
        }),
      )
      .max(mostFrameHosts)
      .default([])
      .describe(`Sites that may show the ranking in a frame, at most ${mostFrameHosts}, like https://example.com.`),
    gate: z
      .enum(gates)
      .default('realName')
      .describe(
        'What people have filled in before they submit: none, profile, or realName, with a verified real name.',
      ),
    teamMax: z.int().min(1).max(20).default(5).describe('Most members of a team, 1 to 20.'),
    teamFreezeAt: instant
      .optional()
      .describe(
        'From when on members of teams stay as they are, between the start of sign-up and the end; without it 5 days before the end.',
      ),
    published: instant.describe('From when on it is on the site, with its zone, like 2027-03-01T08:00:00+08:00.'),
    ...span.shape,
    signup: span.describe('When people may sign up, inside the competition.'),
    schedules: z.array(Schedule).min(1).max(MAX_SCHEDULES).describe('One to five schedules, one after another.'),
    seasonal: z
      .boolean()
      .default(false)
      .describe('Whether monthly seasons follow the schedules, so that a training competition never ends.'),
    metric: z.enum(scoredMetrics).describe('How results are scored.'),
    idColumn: columnName.describe('The column that names the rows, in train, test and results.'),
    targetColumn: columnName.describe('The column of train that is to be predicted.'),
    predictionColumns: z
      .array(columnName)
      .min(1)
      .max(1000)
      .describe('The columns of a result besides the id: one, or one for each label with log-loss.'),
    labels: z
      .array(plain(100))
      .max(1000)
      .default([])
      .describe('The classes; with log-loss in the order of predictionColumns. Empty where numbers are predicted.'),
    maxBytes: z
      .int()
      .min(1000)
      .max(1024 ** 3)
      .default(100 * 1024 ** 2)
      .describe('The largest result file in bytes, 1000 to 1 GiB.'),
    columns: z.array(Column).min(2).max(1000).describe('Every column of train and test, in the order of the files.'),
    licence: z
      .strictObject({
        id: plain(60).describe('The SPDX identifier, like CC0-1.0, or a short name.'),
        name: localized(100).describe('The full name.'),
        note: localized(500).describe('What it allows, in a sentence.'),
        attribution: localized(500).describe('The sentence that names the source wherever the data is used.'),
      })
      .describe('The terms of the data.'),
    source: z
      .strictObject({
        name: localized(200).describe('Who made the data.'),
        version: z.string().max(60).default('').describe('The version or the day of the data.'),
      })
      .describe('Where the data comes from.'),
    changes: localized(2000).optional().describe('What was changed in the data, one sentence on each line.'),
    baselines: z
      .strictObject({
        weak: localized(200).optional().describe('How baselines/weak.csv was made.'),
        middle: localized(200).optional().describe('How baselines/middle.csv was made.'),
        better: localized(200).optional().describe('How baselines/better.csv was made.'),
      })
      .default({})
      .describe('The method of each file in baselines/.'),
    signature: SignatureSettings.optional().describe(
      'Form and columns of the picture; without it they are chosen by the types of the columns.',
    ),
  })
  .describe("The settings of a competition's folder, competition.json.")

export type Settings = z.output<typeof Settings>

/** The part of the settings that tells the form of the tables. */
export const TableSettings = Settings.pick({ idColumn: true, targetColumn: true, columns: true }).strip()

/** Settings of the tables; the others are missing while they have mistakes, and nothing is compared with them. */
export type TableSettings = z.output<typeof TableSettings> & Partial<Pick<Settings, 'metric' | 'labels' | 'schedules'>>

/** The part of the settings that tells the form of results. */
export const ResultSettings = Settings.pick({
  metric: true,
  idColumn: true,
  predictionColumns: true,
  labels: true,
  maxBytes: true,
  columns: true,
  baselines: true,
}).strip()
export type ResultSettings = z.output<typeof ResultSettings>

/** The tables that have a column. */
export const tablesOf = (
  { name, in: named }: Settings['columns'][number],
  { targetColumn }: Pick<Settings, 'targetColumn'>,
): readonly ('train' | 'test')[] => named ?? (name === targetColumn ? ['train'] : ['train', 'test'])

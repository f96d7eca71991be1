import { grades } from '@shulei/domain/publish/content/grade.ts'
import * as z from 'zod'
import { SignaturePicture } from '../../base/signature/schemas.ts'
import { call } from '../../call.ts'
import { MetricId } from '../../compete/competition/schemas.ts'
import { bilingual, id, instant, person, teamBrief } from '../../fields.ts'

/** How a competition is evaluated, with the numbers of this moment. */
export const EvaluationTask = z.object({
  id,
  title: bilingual,
  /** 1 classic, 2 grand prize, 3 training. */
  format: z.int(),
  metric: MetricId,
  decimals: z.int(),
  /** `asc`: the smaller score is better. */
  direction: z.enum(['asc', 'desc']),
  endTime: instant,
  /** Of the state that is shown first; a running competition may be open for sign-up as well. */
  state: z.enum(['inProgress', 'openSignup', 'ended', 'upcoming']),
  canSignUp: z.boolean(),
  teams: z.int(),
  submits: z.int(),
  /** Submissions that were scored. */
  scored: z.int(),
  lastScoredAt: instant.nullable(),
  /** Scores of the baselines on the list that is open to everybody. */
  baselines: z.array(z.object({ key: z.enum(['weak', 'middle', 'better']), label: bilingual, score: z.number() })),
  /** The first team of the list that is open to everybody. */
  best: z.object({ team: teamBrief, score: z.number() }).nullable(),
  picture: SignaturePicture.nullable(),
})

export const evaluationTasks = call({
  method: 'GET',
  path: '/api/site/evaluation',
  spec: 'own: evaluation pages',
  summary: 'How every public competition is evaluated: metric, baselines, best score, number of scored submissions',
  auth: 'none',
  shared: true,
  data: z.object({ list: z.array(EvaluationTask) }),
})

export const gradeHolders = call({
  method: 'GET',
  path: '/api/site/grades',
  spec: 'own: grade pages',
  summary: 'Grades of contestants from certified ranks: people of each grade, and the best of them with their ranks',
  auth: 'none',
  shared: true,
  /** `dcic`: certified ranks in the competitions of that series alone. */
  query: z.object({ series: z.enum(['all', 'dcic']).default('all') }),
  data: z.object({
    counts: z.record(z.enum(grades), z.int()),
    /** Certified ranks that were counted. */
    ranks: z.int(),
    /** At most 60 people, the highest grade and the best rank first. */
    list: z.array(
      z.object({
        person,
        grade: z.enum(grades),
        rank: z.int(),
        total: z.int(),
        competition: z.object({ id, title: bilingual }),
      }),
    ),
  }),
})

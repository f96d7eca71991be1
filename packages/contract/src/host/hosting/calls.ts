import { gates } from '@shulei/domain/base/completion/gate.ts'
import { scoredMetrics } from '@shulei/domain/compete/submission/metric.ts'
import { hostRoles } from '@shulei/domain/host/desk/roles.ts'
import { hostedDays, hostedTexts } from '@shulei/domain/host/hosting/limits.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, instant, plainText } from '../../fields.ts'

/** Refusals of a table that cannot become a competition. */
const tableErrors = ['badForm', 'fileMissing', 'uploadBroken', 'tableUnread', 'tableTooSmall', 'tableTooLarge'] as const

export const proposeCompetition = call({
  method: 'POST',
  path: '/api/host/proposals',
  spec: 'own: host',
  summary: 'What a table could ask for as a competition: its columns, a target and a metric; nothing is stored',
  auth: 'none',
  read: true,
  waitSeconds: 90,
  form: { files: ['table'] },
  data: z.object({
    name: z.string(),
    rows: z.int(),
    columns: z.array(
      z.object({
        name: z.string(),
        type: z.string(),
        unique: z.int().nullable(),
        missing: z.number(),
        /** The first filled cells. */
        examples: z.array(z.string()),
        /** Metrics for a prediction of this column, the usual one first; empty where it cannot be predicted. */
        metrics: z.array(z.enum(scoredMetrics)),
      }),
    ),
    proposal: z.object({
      idColumn: z.string().nullable(),
      targetColumn: z.string().nullable(),
      metric: z.enum(scoredMetrics).nullable(),
    }),
  }),
  errors: tableErrors,
})

export const hostCompetition = call({
  method: 'POST',
  path: '/api/host/competitions',
  spec: 'own: host',
  summary:
    'Make a competition of a table, open to those who have its code; a repeated Idempotency-Key answers the first one',
  auth: 'user',
  waitSeconds: 120,
  form: { files: ['table'] },
  body: z.object({
    title: plainText(hostedTexts.title),
    summary: plainText(hostedTexts.summary).default(''),
    /** Empty where no column names the rows. */
    idColumn: z.string().max(200).default(''),
    targetColumn: z.string().max(200),
    metric: z.enum(scoredMetrics),
    days: z.coerce.number<number | string>().pipe(z.literal(hostedDays)),
    gate: z.enum(gates),
  }),
  data: z.object({
    id,
    /** With it people open the competition. */
    code: z.string(),
  }),
  errors: [...tableErrors, 'hostedTitleEmpty', 'hostedTarget', 'hostedTooMany'],
})

export const hostedCompetitions = call({
  method: 'GET',
  path: '/api/host/competitions',
  spec: 'own: host',
  summary: 'The competitions that the caller runs, the newest first',
  auth: 'user',
  data: z.object({
    list: z.array(
      z.object({
        id,
        title: bilingual,
        startTime: instant,
        endTime: instant,
        gate: z.enum(gates),
        /** The caller's role. */
        role: z.enum(hostRoles),
        /** With it people open the competition; null for those who may not give it away. */
        code: z.string().nullable(),
        people: z.int(),
        teams: z.int(),
        submissions: z.int(),
      }),
    ),
  }),
})

export const renewHostedCode = call({
  method: 'POST',
  path: '/api/host/competitions/{id}/code',
  spec: 'own: host',
  summary: 'Make a new code of a hosted competition; the one before opens it no more, and those who are in stay in',
  auth: 'user',
  data: z.object({ code: z.string() }),
})

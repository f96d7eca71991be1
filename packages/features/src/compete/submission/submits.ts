import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionSubmits } from '@shulei/contract/compete/submission/calls.ts'
import { refs } from '@shulei/contract/refs.ts'

export type SubmitsAnswer = Data<typeof competitionSubmits>
export type Submit = SubmitsAnswer['all'][number]
export type Verdict = SubmitsAnswer['verdict']
export type Check = Verdict['checks'][number]
export type Quota = SubmitsAnswer['quota']

/** Whether tries count now: without a schedule there is no quota. */
export const isCounting = ({ checks }: Verdict): boolean =>
  checks.some(({ rule, facts }) => rule === 'quota' && typeof facts.limit === 'number')

/** Submissions per page of the table. */
export const perPage = 20

/** Polling interval while a submission has no result, ms. */
const busyInterval = 1000
const failedInterval = 5000

/** Arguments of the call, shared by loaders and components. */
export const submitsArgs = (id: number, page: number): Args<typeof competitionSubmits> => ({
  params: { id },
  query: { part: 'submits', page, per_page: perPage },
})

/** Whether a submission has no result yet. */
export const isOnItsWay = ({ status }: Pick<Submit, 'status'>): boolean =>
  status === 'uploaded' || status === 'queued' || status === 'scoring'

/**
 * Whether an answer contains a verdict. The partial answer of a competition that requires sign-up (`e40104`, B§7) also comes
 * as data, but has none.
 */
export const isWhole = (answer: SubmitsAnswer | null | undefined): answer is SubmitsAnswer =>
  answer?.verdict !== undefined

/**
 * The team's submissions and the verdict. Polls every second while a submission has no result, and on returning to the tab,
 * but never in a hidden one.
 */
export const useSubmits = (id: number, page: number) =>
  useCall(refs.competitionSubmits, submitsArgs(id, page), {
    keepPreviousData: true,
    refreshInterval: (answer) => (isWhole(answer) && answer.all.some(isOnItsWay) ? busyInterval : 0),
    revalidateOnFocus: true,
    focusThrottleInterval: failedInterval,
    shouldRetryOnError: ({ http }) => http === 0 || http >= 500,
    errorRetryInterval: failedInterval,
  })

/** The answer with a new submission prepended and used counts incremented, as the server will return it next (B§4). */
export function withSubmission(answer: SubmitsAnswer, submission: Submit): SubmitsAnswer {
  const known = answer.all.some(({ id }) => id === submission.id)
  const place = (list: Submit[]) => [submission, ...list.filter(({ id }) => id !== submission.id)].slice(0, perPage)
  if (known) return { ...answer, all: answer.all.map((one) => (one.id === submission.id ? submission : one)) }
  return {
    ...answer,
    all: place(answer.all),
    self: place(answer.self),
    total: answer.total + 1,
    quota: { ...answer.quota, teamUsed: answer.quota.teamUsed + 1, selfUsed: answer.quota.selfUsed + 1 },
  }
}

/** The answer with a cancelled or shared submission, as the server will return it next. */
export function withChanged(answer: SubmitsAnswer, changed: Submit): SubmitsAnswer {
  const replace = (list: Submit[]) => list.map((one) => (one.id === changed.id ? changed : one))
  return { ...answer, all: replace(answer.all), self: replace(answer.self) }
}

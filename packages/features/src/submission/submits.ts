import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { competitionSubmits } from '@shulei/contract/submission/calls.ts'

export type SubmitsAnswer = Data<typeof competitionSubmits>
export type Submit = SubmitsAnswer['all'][number]
export type Verdict = SubmitsAnswer['verdict']
export type Check = Verdict['checks'][number]
export type Quota = SubmitsAnswer['quota']

/** Entries on one page of the table. */
export const perPage = 20

/** How often the server is asked while an entry is on its way to a score, ms. */
const busyInterval = 1000
const failedInterval = 5000

/** Arguments of the call: loaders and components ask with the same ones. */
export const submitsArgs = (id: number, page: number): Args<typeof competitionSubmits> => ({
  params: { id },
  query: { part: 'submits', page, per_page: perPage },
})

/** Whether an entry is still without its result. */
export const isOnItsWay = ({ status }: Pick<Submit, 'status'>): boolean => status !== 'scored' && status !== 'failed'

/**
 * An answer that holds a verdict. The partial answer of a competition that asks for sign-up first (`e40104`, B§7) comes as data
 * too and has none.
 */
export const isWhole = (answer: SubmitsAnswer | null | undefined): answer is SubmitsAnswer =>
  answer?.verdict !== undefined

/**
 * The team's entries and the verdict. Asks each second while an entry waits for its score, when the reader comes back to the
 * tab, and never in a hidden one.
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

/** The answer with a new entry on top, as the server will give it next (B§4: prepended, used counts incremented). */
export function withEntry(answer: SubmitsAnswer, entry: Submit): SubmitsAnswer {
  const known = answer.all.some(({ id }) => id === entry.id)
  const place = (list: Submit[]) => [entry, ...list.filter(({ id }) => id !== entry.id)].slice(0, perPage)
  if (known) return { ...answer, all: answer.all.map((one) => (one.id === entry.id ? entry : one)) }
  return {
    ...answer,
    all: place(answer.all),
    self: place(answer.self),
    total: answer.total + 1,
    quota: { ...answer.quota, teamUsed: answer.quota.teamUsed + 1, selfUsed: answer.quota.selfUsed + 1 },
  }
}

import type { Args, Data } from '@shulei/contract/call.ts'
import type { compareSubmits, competitionSubmits, finalChoice } from '@shulei/contract/compete/submission/calls.ts'

export type Choice = Data<typeof finalChoice>
export type Comparison = Data<typeof compareSubmits>

/** Arguments of the call for the choice of a schedule, shared by loader and component. */
export const choiceArgs = (id: number, scheduleId: number): Args<typeof finalChoice> => ({
  params: { id },
  query: { scheduleId },
})

/** Submissions that the page of a comparison offers: the latest ones of the team. */
const OFFERED = 100

/** Arguments of the call for the submissions that can be compared. */
export const offeredArgs = (id: number): Args<typeof competitionSubmits> => ({
  params: { id },
  query: { part: 'submits', page: 1, per_page: OFFERED },
})

export const compareArgs = (id: number, pair: ComparedPair): Args<typeof compareSubmits> => ({
  params: { id },
  query: pair,
})

/** Ids of two submissions. */
export interface ComparedPair {
  a: number
  b: number
}

const idOf = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null)

/** The schedule of the address; null without one. */
export const parseChoice = (params: URLSearchParams): number | null => idOf(params.get('sch'))

/** The submissions of the address, which may be one twice; null unless it names two. */
export function parsePair(params: URLSearchParams): ComparedPair | null {
  const [a, b] = [idOf(params.get('a')), idOf(params.get('b'))]
  return a !== null && b !== null ? { a, b } : null
}

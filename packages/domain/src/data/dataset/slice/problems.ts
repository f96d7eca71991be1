/**
 * Why a page of rows is not shown. `gated`: only those who may download get more than the first rows. `preparing`: the table
 * is read once more for it, and comes by itself. `unavailable`: this table can only be shown from its start. `unfit`: a condition does not
 * fit its column. `tooSlow`: the time was up. `busy`: too many people wait.
 */
export const sliceProblems = ['gated', 'preparing', 'unavailable', 'unfit', 'tooSlow', 'busy'] as const
export type SliceProblem = (typeof sliceProblems)[number]

/** Shares of the rows: those to learn from, and those to predict, by the list that they decide. */
export const rowShares = { learn: 0.7, a: 0.1, b: 0.2 } as const

/** Most code points of a hosted competition's title and summary. */
export const hostedTexts = { title: 60, summary: 200 } as const

/** Days that a hosted competition may last. */
export const hostedDays = [1, 3, 7, 14, 30, 60] as const

/** Most competitions of one host that have not ended. */
export const MAX_HOSTED = 20

/** A best score over time, oldest first. */
export interface HistoryPoint {
  at: string
  score: number
}

/** Most points in a team's history. */
export const HISTORY_POINTS = 24

/** Adds a point; a full history drops every other inner point, so that it still covers its whole time. */
export function extendHistory(history: readonly HistoryPoint[], point: HistoryPoint): HistoryPoint[] {
  const remaining =
    history.length < HISTORY_POINTS ? history : history.filter((_, i) => i % 2 === 0 || i === history.length - 1)
  return [...remaining, point]
}

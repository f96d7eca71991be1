/** A best score over time, oldest first. */
export interface HistoryPoint {
  at: string
  score: number
}

/** Points kept of a team's history. */
export const HISTORY_POINTS = 24

/** Adds a point; a full history gives up every other inner point, so that its whole length stays drawn. */
export function extendHistory(history: readonly HistoryPoint[], point: HistoryPoint): HistoryPoint[] {
  const kept =
    history.length < HISTORY_POINTS ? history : history.filter((_, i) => i % 2 === 0 || i === history.length - 1)
  return [...kept, point]
}

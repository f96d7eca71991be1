import { gapTo } from '@shulei/domain/compete/ranking/order.ts'
import type { Rankings } from './ranking-query.ts'

/** The next goal of the own team, and the score that is missing, in the metric's direction. */
export type Goal =
  | { kind: 'leads' }
  | { kind: 'ahead'; gap: number }
  | { kind: 'first'; gap: number }
  | { kind: 'top'; rank: number; gap: number }
  | { kind: 'promoted'; gap: number }
  | { kind: 'even'; rank: number }

/** Ranks that count as goals. */
const goals = [1, 3, 10] as const

/** Scores by rank as far as this answer knows them: the field and the rows of its page. */
function knownScores({ list, field, self }: Rankings): Map<number, number> {
  const scores = new Map(field.map(({ score }, index) => [index + 1, score]))
  for (const { rank, score } of list) scores.set(rank, score)
  if (self) scores.set(self.rank, self.score)
  return scores
}

/** The nearest goal above the own row with a known score; null without an own row or without such a goal. */
export function nextGoal(rankings: Rankings): Goal | null {
  const { self, metric, promotion } = rankings
  if (!self) return null
  const scores = knownScores(rankings)
  if (self.rank === 1) {
    const second = scores.get(2)
    return second === undefined ? { kind: 'leads' } : { kind: 'ahead', gap: gapTo(metric, second, self.score) }
  }
  const line = promotion?.decidedAt === null ? (promotion.line ?? 0) : 0
  const ranks = [...goals, ...(line > 0 ? [line] : [])].filter((rank) => rank < self.rank).sort((a, b) => b - a)
  for (const rank of ranks) {
    const score = scores.get(rank)
    if (score === undefined) continue
    const gap = gapTo(metric, self.score, score)
    if (gap === 0) return { kind: 'even', rank }
    if (rank === line && rank > 3) return { kind: 'promoted', gap }
    return rank === 1 ? { kind: 'first', gap } : { kind: 'top', rank, gap }
  }
  return null
}

import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionReplay } from '@shulei/contract/compete/ranking/calls.ts'
import { LEADERS } from '@shulei/domain/compete/ranking/field.ts'
import { isBetter } from '@shulei/domain/compete/submission/metric.ts'
import type { ListQuery } from '../lists.ts'

export type ReplayData = Data<typeof competitionReplay>
type Frame = ReplayData['frames'][number]

/** Arguments of the call for a replay, shared by loader and component. */
export const replayArgs = (id: number, query: ListQuery): Args<typeof competitionReplay> => ({ params: { id }, query })

/** Length of the shortest bar. */
const LEAST = 0.08
/** Share of the scores that the bars tell apart; worse ones have the shortest bar. */
const TOLD_APART = 0.9

/** Length of a bar from 0 to 1, on one scale for all days, so that bars grow while scores improve. */
export function barLength({ frames, metric }: Pick<ReplayData, 'frames' | 'metric'>): (score: number) => number {
  const scores = frames
    .flatMap(({ rows }) => rows.map(({ score }) => score))
    .sort((a, b) => (a === b ? 0 : isBetter(metric, a, b) ? -1 : 1))
  const best = scores[0] ?? 0
  const worst = scores[Math.floor((scores.length - 1) * TOLD_APART)] ?? best
  return (score) =>
    best === worst ? 1 : LEAST + (1 - LEAST) * Math.max(0, Math.min(1, (score - worst) / (best - worst)))
}

export interface ReplayLine {
  /** Index of the team. */
  team: number
  /** Place on the day, from 1; null while the team is not among those that are shown. */
  rank: number | null
  /** Score on the day, or the last known one while the team is not shown. */
  score: number
  tone: 'mine' | 'rest' | 1 | 2 | 3
}

/** Every team that a replay ever shows, in the order of their indexes, so that each keeps its place in the document. */
export function replayLines({ frames, own }: Pick<ReplayData, 'frames' | 'own'>, at: number): ReplayLine[] {
  const shown = [...new Set(frames.flatMap(({ rows }) => rows.map(({ team }) => team)))].sort((a, b) => a - b)
  const podium = (frames.at(-1)?.rows ?? []).slice(0, 3).map(({ team }) => team)
  return shown.map((team): ReplayLine => {
    const find = (frame: Frame | undefined) => frame?.rows.find((row) => row.team === team)
    const rank = frames[at]?.rows.findIndex((row) => row.team === team) ?? -1
    const known = find(frames[at]) ?? find(frames.slice(0, at).findLast(find)) ?? find(frames.find(find))
    return {
      team,
      rank: rank < 0 ? null : rank + 1,
      score: known?.score ?? 0,
      tone: team === own ? 'mine' : (([1, 2, 3] as const)[podium.indexOf(team)] ?? 'rest'),
    }
  })
}

/** Number of rows that a replay has room for. */
export const rowCount = ({ frames }: Pick<ReplayData, 'frames'>): number =>
  Math.min(LEADERS, Math.max(0, ...frames.map(({ rows }) => rows.length)))

/** Milliseconds that a day stays while it plays: a whole replay takes about half a minute, and no day is too short to be seen. */
export const dayLength = (days: number): number => Math.max(120, Math.min(800, Math.round(30_000 / Math.max(1, days))))

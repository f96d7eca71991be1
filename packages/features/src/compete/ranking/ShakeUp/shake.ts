import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionShakeUp } from '@shulei/contract/compete/ranking/calls.ts'
import type { SlopeItem } from '@shulei/ui/SlopeChart/layout.ts'

export type ShakeUpData = NonNullable<Data<typeof competitionShakeUp>>
export type ShakenTeam = ShakeUpData['teams'][number]

/** Arguments of the call for a shake-up, shared by loader and component. */
export const shakeUpArgs = (id: number, { sch }: { sch?: number }): Args<typeof competitionShakeUp> => ({
  params: { id },
  query: sch === undefined ? {} : { sch },
})

/** The lines of the slope chart: the first three of list B and the reader's team are coloured and have a fan. */
export const slopesOf = (teams: readonly ShakenTeam[]): SlopeItem[] =>
  teams.map(({ team, rankA, rankB, rankLow, rankHigh, isOwn }) => ({
    id: String(team.id),
    label: team.name,
    from: rankA,
    to: rankB,
    low: Math.min(rankLow, rankB),
    high: Math.max(rankHigh, rankB),
    tone: isOwn ? 'mine' : (([1, 2, 3] as const)[rankB - 1] ?? 'rest'),
  }))

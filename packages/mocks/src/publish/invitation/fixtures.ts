import type { DataIn } from '@shulei/contract/call.ts'
import type { inviteRanking, selfInvite } from '@shulei/contract/publish/invitation/calls.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { nextRankingAt } from '@shulei/domain/publish/invitation/ranking.ts'
import { personOf } from '../../cast/people.ts'
import { mockNow } from '../../clock.ts'
import { mockQr } from './qr.ts'

type Ranking = DataIn<typeof inviteRanking>
type SelfInvite = DataIn<typeof selfInvite>

const inviters: readonly [key: string, invited: number][] = [
  ['gu', 23],
  ['lin', 17],
  ['meng', 9],
  ['mira', 6],
  ['wen', 1],
]

const rows = inviters.map(([key, invited], index) => {
  const { id, name } = personOf(key)
  return { rank: index + 1, person: { id, name, avatar: null }, invited }
})

/** The ranking of the day, with Lin in the second place. */
export const inviteRankingFixture = (overrides: Partial<Ranking> = {}): Ranking => ({
  list: rows,
  total: rows.length,
  self: rows[1] ?? null,
  rankedAt: new Date(nextRankingAt(mockNow) - DAY).toISOString(),
  nextAt: new Date(nextRankingAt(mockNow)).toISOString(),
  ...overrides,
})

/** Lin's link to a competition. */
export const selfInviteFixture = (overrides: Partial<SelfInvite> = {}): SelfInvite => {
  const targetId = String(personOf('lin').id)
  return {
    targetId,
    link: `https://shulei.example/competitions/1001?targetId=${targetId}`,
    qr: mockQr,
    counts: { begun: 21, counted: 18 },
    ...overrides,
  }
}

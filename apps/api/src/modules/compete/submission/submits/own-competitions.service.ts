import type { DataIn } from '@shulei/contract/call.ts'
import type { submitCompetitions } from '@shulei/contract/compete/submission/calls.ts'
import { nextListEdge, type Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { iso } from '../wire.ts'
import { findOwnRunning } from './own-competitions.repo.ts'

type OwnCompetitions = DataIn<typeof submitCompetitions>
type Edge = ReturnType<typeof nextListEdge>

/** Lists that close, by their end; then lists that open, by their start; then competitions without a window to come. */
const order = (a: Edge, b: Edge) => {
  const place = (edge: Edge) => (edge === null ? 2 : edge.kind === 'ends' ? 0 : 1)
  return place(a) - place(b) || (a?.at ?? 0) - (b?.at ?? 0)
}

/** The running competitions in which a person has a team, in one statement. */
export async function readOwnCompetitions(platform: Platform, userId: number): Promise<OwnCompetitions> {
  const now = platform.clock()
  const rows = await findOwnRunning(platform.db, userId, now)
  const found = rows.map(({ schedules, ...row }) => ({ row, edge: nextListEdge(schedules as Schedule[], now) }))
  return {
    list: found
      .toSorted((a, b) => order(a.edge, b.edge) || a.row.id - b.row.id)
      .map(({ row, edge }) => ({ ...row, edge: edge && { kind: edge.kind, list: edge.list, at: iso(edge.at) } })),
  }
}

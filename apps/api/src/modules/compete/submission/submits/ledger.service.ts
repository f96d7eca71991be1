import type { DataIn } from '@shulei/contract/call.ts'
import type { quotaLedger } from '@shulei/contract/compete/submission/calls.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { type LedgerRow, ledgerPage } from '../ledger.repo.ts'
import { findReaderCompetition } from '../reader-competition.repo.ts'
import { iso } from '../wire.ts'

type Ledger = DataIn<typeof quotaLedger>

const lineOnWire = ({
  id,
  kind,
  reason,
  submissionId,
  no,
  name,
  person,
  ...row
}: LedgerRow): Ledger['list'][number] => ({
  id,
  kind,
  reason: reason === '' ? null : reason,
  submission: { id: submissionId, no, name },
  person,
  schedule_id: row.scheduleId,
  day: row.day,
  at: iso(row.at),
  used: row.used,
  errorUsed: row.errorUsed,
})

/** The quota ledger of the reader's own team; empty for a person without a team. Throws `notFound`. */
export async function readLedger(
  platform: Platform,
  { competitionId, userId, page, perPage }: { competitionId: number; userId: number; page: number; perPage: number },
): Promise<Ledger> {
  const now = platform.clock()
  const competition = await findReaderCompetition(platform.db, { competitionId, userId, now })
  if (!competition) throw new ApiError('notFound')
  if (!competition.team) return { list: [], total: 0 }
  const window = { teamId: competition.team.id, offset: (page - 1) * perPage, limit: perPage }
  const { list, total } = await ledgerPage(platform.db, window)
  return { list: list.map(lineOnWire), total }
}

import type { DataIn } from '@shulei/contract/call.ts'
import type { submitResult } from '@shulei/contract/submission/calls.ts'
import type { StoredFile } from '../tables.ts'
import { iso, isoOrNull } from '../wire.ts'
import type { SubmitRow } from './submits.repo.ts'

export type Submit = DataIn<typeof submitResult>

/** An entry as its team sees it. The list B score goes along only when the list is revealed. */
export function submitOnWire({ row, submitter, queuePlace, refunded, isBest }: SubmitRow, revealed: boolean): Submit {
  const file = ({ name, bytes, sha256 }: StoredFile, kind: 'result' | 'process') => ({
    name,
    bytes,
    sha256,
    url: `/api/competitions/${row.competitionId}/submits/${row.id}/${kind}`,
  })
  return {
    id: row.id,
    no: row.no,
    schedule_id: row.scheduleId,
    teamId: row.teamId,
    resultFile: file(row.resultFile, 'result'),
    processFile: row.processFile && file(row.processFile, 'process'),
    description: row.description,
    share: row.share,
    status: row.status,
    queuePlace,
    score: row.scoreA,
    scoreB: revealed ? row.scoreB : null,
    list: row.list,
    isBest,
    refunded,
    logs: row.logs,
    submitter,
    createdAt: iso(row.createdAt),
    scoredAt: isoOrNull(row.scoredAt),
  }
}

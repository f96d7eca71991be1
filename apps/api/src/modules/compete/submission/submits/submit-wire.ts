import type { DataIn } from '@shulei/contract/call.ts'
import { submitFile, type submitResult } from '@shulei/contract/compete/submission/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { withoutListB } from '../evaluate/log-lines.ts'
import type { StoredFile } from '../tables.ts'
import { iso, isoOrNull } from '../wire.ts'
import type { SubmitRow } from './submits.repo.ts'

export type Submit = DataIn<typeof submitResult>

/** The reader's own team, and whether list B of the submission's schedule is revealed. */
interface Reading {
  teamId: number
  revealed: boolean
}

/**
 * A submission in the form of the contract, for its team, and for the person who made it and has left the team: they read nothing of
 * what the team has made of it since. Scores on list B are included only once the list is revealed.
 */
export function submitOnWire(
  { row, submitter, team, queuePlace, refunded, isBest }: SubmitRow,
  { teamId, revealed }: Reading,
): Submit {
  const isOwn = row.teamId === teamId
  const file = ({ name, bytes, sha256 }: StoredFile, kind: 'result' | 'process') => ({
    name,
    bytes,
    sha256,
    url: pathOf(submitFile, { id: row.competitionId, submitId: row.id, kind }),
  })
  return {
    id: row.id,
    no: row.no,
    schedule_id: row.scheduleId,
    teamId: row.teamId,
    formerTeam: isOwn ? null : team,
    resultFile: file(row.resultFile, 'result'),
    processFile: row.processFile && file(row.processFile, 'process'),
    description: row.description,
    share: row.share,
    status: row.status,
    queuePlace,
    score: row.scoreA,
    scoreB: revealed ? row.scoreB : null,
    list: row.list,
    isBest: isOwn && isBest,
    isChosen: isOwn && row.isChosen,
    refunded,
    logs: revealed ? row.logs : row.logs.map(withoutListB),
    submitter,
    createdAt: iso(row.createdAt),
    scoredAt: isoOrNull(row.scoredAt),
  }
}

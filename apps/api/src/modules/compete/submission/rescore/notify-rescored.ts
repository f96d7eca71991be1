import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { seenChange } from '@shulei/domain/talk/notice/rescored.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { type NewNotice, notify } from '../../../talk/notice/notice.service.ts'
import { boardLists } from '../board/lists.ts'
import { type findRescore, findRescoredTeams, type PlacedTeam } from './rescore.repo.ts'

type Published = Pick<
  NonNullable<Awaited<ReturnType<typeof findRescore>>>,
  'id' | 'competitionId' | 'metric' | 'oldMetric' | 'reason'
>

/**
 * Notifies the members of each team whose score or rank changed on an open list, inside the transaction that publishes the rescore.
 * The notice names the last of these lists; a list that has not been opened stays secret.
 */
export async function notifyRescored(
  tx: Tx,
  { id, competitionId, metric, oldMetric, reason }: Published,
  { moved, at }: { moved: readonly PlacedTeam[]; at: number },
): Promise<void> {
  if (moved.length === 0) return
  const { competition, schedules, teams } = await findRescoredTeams(tx, competitionId, [
    ...new Set(moved.map(({ teamId }) => teamId)),
  ])
  const members = new Map(teams.map(({ teamId, memberIds }) => [teamId, memberIds]))
  const open = schedules.flatMap((schedule) =>
    boardLists(schedule, at).flatMap((list) => (list.open ? [`${schedule.id}:${list.stage}`] : [])),
  )
  const orderOf = ({ scheduleId, stage }: PlacedTeam) => open.indexOf(`${scheduleId}:${stage}`)
  const placeOf = ({ rank, score }: PlacedTeam['from'], by: MetricId) => ({
    rank,
    score: score.toFixed(metrics[by].decimals),
  })
  const last = new Map(
    moved
      .filter((one) => orderOf(one) >= 0 && seenChange(placeOf(one.from, oldMetric), placeOf(one.to, metric)) !== null)
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .map((one) => [one.teamId, one]),
  )
  const notices = [...last.values()].flatMap(({ teamId, team, stage, from, to }): NewNotice[] => {
    const list = listOfStage(stage)
    const places = { was: placeOf(from, oldMetric), now: placeOf(to, metric) }
    const facts = { competitionId, competition, teamId, team, list, ...places, reason }
    return (members.get(teamId) ?? []).map((recipientId) => ({
      recipientId,
      kind: 'rescored',
      subject: `rescore:${id}`,
      facts,
      at,
    }))
  })
  await notify(tx, notices)
}

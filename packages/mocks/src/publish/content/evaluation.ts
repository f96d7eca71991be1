import type { DataIn } from '@shulei/contract/call.ts'
import type { evaluationTasks, gradeHolders } from '@shulei/contract/publish/content/evaluation.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { pictureFixture } from '../../base/signature/pictures.ts'
import { competitionOf } from '../../cast/competitions.ts'
import { personOf } from '../../cast/people.ts'
import { teams } from '../../cast/teams.ts'
import { fromNow } from '../../clock.ts'

type Task = DataIn<typeof evaluationTasks>['list'][number]

/** Scores of the baselines, of the first team, and counts of three competitions. */
const rows = [
  { slug: 'us-births', scores: [1967.1, 520.5, 358.3], best: 312.4, teams: 34, scored: 121, days: 18 },
  { slug: 'weather-type', scores: [0.1375, 0.5413, 0.5186], best: 0.6127, teams: 21, scored: 87, days: 6 },
  { slug: 'football-result', scores: [1.0986, 1.035, 0.9598], best: 0.9482, teams: 61, scored: 402, days: -14 },
] as const

const labels = [
  { cn: '全部填同一个值', en: 'One value for every row' },
  { cn: '按一列统计', en: 'One column' },
  { cn: '按几列统计', en: 'A few columns' },
] as const

function taskOf({ slug, scores, best, ...row }: (typeof rows)[number], place: number): Task {
  const { id, title, metric } = competitionOf(slug)
  const { decimals, direction } = metrics[metric]
  const [team] = teams.slice(place)
  return {
    ...{ id, title, metric, decimals, direction, format: 3 },
    endTime: fromNow({ days: row.days }),
    state: row.days < 0 ? 'ended' : 'inProgress',
    canSignUp: row.days > 10,
    teams: row.teams,
    submits: row.scored + 9,
    scored: row.scored,
    lastScoredAt: fromNow({ hours: -place - 1 }),
    baselines: (['weak', 'middle', 'better'] as const).map((key, index) => ({
      key,
      label: labels[index] ?? labels[0],
      score: scores[index] ?? 0,
    })),
    best: team ? { team: { id: place + 1, name: team.name, avatar: null }, score: best } : null,
    picture: pictureFixture(slug, 'small'),
  }
}

export const evaluationFixture = (): DataIn<typeof evaluationTasks> => ({ list: rows.map(taskOf) })

/** Four people, one of each grade. */
export function gradesFixture(): DataIn<typeof gradeHolders> {
  const { id, title } = competitionOf('football-result')
  const holders = [
    ['gu', 'S', 1],
    ['lu', 'A', 5],
    ['qin', 'B', 18],
    ['zhou', 'C', 44],
  ] as const
  return {
    counts: { S: 3, A: 14, B: 52, C: 80 },
    ranks: 149,
    list: holders.map(([key, grade, rank]) => {
      const { id: personId, name } = personOf(key)
      return { person: { id: personId, name, avatar: null }, grade, rank, total: 61, competition: { id, title } }
    }),
  }
}

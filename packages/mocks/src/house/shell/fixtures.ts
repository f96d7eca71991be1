import type { DataIn } from '@shulei/contract/call.ts'
import type { home, website } from '@shulei/contract/house/shell/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { pictureFixture } from '../../base/signature/pictures.ts'
import { type CastCompetition, competitionOf, competitions } from '../../cast/competitions.ts'
import { fromNow } from '../../clock.ts'
import { competitionBriefFixture, rankRowFixture } from '../../compete/competition/fixtures.ts'
import { competitionDatasetFixture } from '../../data/dataset/competition-dataset.ts'

type Home = DataIn<typeof home>

export const websiteFixture = (): DataIn<typeof website> => ({
  serviceLinks: [
    { label: { cn: '竞赛', en: 'Competitions' }, href: competitionAddress.list() },
    { label: { cn: '正在报名', en: 'Open for sign-up' }, href: competitionAddress.list({ cmptStatus: 1 }) },
  ],
  helpLinks: [{ label: { cn: '接口文档', en: 'API' }, href: '/api/docs' }],
  contact: {
    hours: { cn: '工作日 9:00–18:00（北京时间）', en: 'Weekdays 9:00–18:00 (Beijing time)' },
    email: 'contact@shulei.example',
  },
  partners: [{ cn: '海洋预报联合实验室', en: 'Joint laboratory for ocean forecasts' }],
  followUs: [],
  demo: true,
  verificationTime: { cn: '通常 1 个工作日内', en: 'usually within one working day' },
})

const nameOf = ({ id, title }: Pick<CastCompetition, 'id' | 'title'>) => ({ id, title })

/** The home page's data: one live competition, and all of them on the schedule. */
export function homeFixture(overrides: Partial<Home> = {}): Home {
  const ring = competitionOf('tang-or-song')
  return {
    totals: { running: 4, competitions: competitions.length, teams: 172, submits: 1284, datasets: competitions.length },
    ring: {
      competition: nameOf(ring),
      metric: ring.metric,
      decimals: metrics[ring.metric].decimals,
      allTime: false,
      stage: 1,
      rows: Array.from({ length: 14 }, (_, index) => rankRowFixture(index + 1, ring)).map(
        ({ team, score, history }) => ({ team, score, before: history.at(-2)?.score ?? null }),
      ),
      since: fromNow({ hours: -26 }),
      deadline: { at: fromNow({ days: 2, hours: 5, minutes: 17 }), kind: 'listBEnds' },
      updatedAt: fromNow({ minutes: -4 }),
    },
    schedule: competitions.map((competition) => competitionBriefFixture(competition)),
    leaders: competitions.slice(0, 5).map((competition, index) => {
      const { team, score, history } = rankRowFixture(index + 1, competition)
      const { metric } = competition
      return {
        competition: nameOf(competition),
        metric,
        decimals: metrics[metric].decimals,
        team,
        score,
        history: history.map((one) => one.score),
      }
    }),
    activity: (['lead', 'improved', 'joined', 'improved', 'lead', 'joined'] as const).map((kind, index) => {
      const competition = competitions[index % competitions.length] ?? ring
      const row = rankRowFixture(index + 2, competition)
      return {
        id: `${kind}-${index}`,
        kind,
        team: row.team,
        competition: nameOf(competition),
        score: kind === 'joined' ? null : row.score,
        decimals: metrics[competition.metric].decimals,
        at: fromNow({ hours: -index * 5, minutes: -8 }),
      }
    }),
    datasets: competitions.slice(0, 4).map((competition, index) => {
      const dataset = competitionDatasetFixture(competition)
      return {
        id: dataset.id,
        competitionId: competition.id,
        name: dataset.name,
        licence: dataset.licence.name,
        rows: 5114 + index * 1200,
        columns: dataset.columns.length,
        downloads: 31 + index * 17,
        picture: pictureFixture(competition.slug, 'small'),
      }
    }),
    ...overrides,
  }
}

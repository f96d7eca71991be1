import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'

export interface CastCompetition {
  /** The same id in stories and in the built-in content. 963 to 968 have the special schedule titles (`B§9`). */
  id: number
  /** Name of its data folder. */
  slug: string
  title: { cn: string; en: string }
  metric: MetricId
}

/** The built-in competitions with fixed ids, so that addresses in stories and tests stay valid. */
export const competitions: readonly CastCompetition[] = [
  {
    id: 1001,
    slug: 'us-births',
    title: { cn: '美国每日出生人数预测', en: 'US daily births' },
    metric: 'rmse',
  },
  { id: 1002, slug: 'tang-or-song', title: { cn: '唐诗还是宋诗', en: 'Tang or Song poem' }, metric: 'auc' },
  {
    id: 1003,
    slug: 'bird-strikes',
    title: { cn: '鸟击会损伤飞机吗', en: 'Bird strikes and damage' },
    metric: 'auc',
  },
  {
    id: 1004,
    slug: 'football-result',
    title: { cn: '欧洲足球赛果预测', en: 'European football results' },
    metric: 'log-loss',
  },
  { id: 1005, slug: 'flight-delay', title: { cn: '航班延误预测', en: 'Flight delays' }, metric: 'mae' },
  { id: 1006, slug: 'weather-type', title: { cn: '天气类型识别', en: 'Weather type' }, metric: 'macro-f1' },
  {
    id: 1007,
    slug: 'co2-monthly',
    title: { cn: '大气 CO₂ 月均浓度预测', en: 'Monthly atmospheric CO₂' },
    metric: 'rmse',
  },
  { id: 963, slug: 'penguins', title: { cn: '企鹅分类', en: 'Penguin species' }, metric: 'accuracy' },
]

/** A competition by its slug. @throws Error for an unknown slug. */
export function competitionOf(slug: string): CastCompetition {
  const competition = competitions.find((candidate) => candidate.slug === slug)
  if (!competition) throw new Error(`no competition in the cast has the slug ${slug}`)
  return competition
}

/** The built-in private competition. It is in no list: whoever has its code opens it by its address. */
export const privateCompetition = {
  id: 1008,
  slug: 'penguin-club',
  title: { cn: '企鹅社内赛', en: 'Penguin club' },
} as const

/** The code of the built-in private competition. */
export const castCode = 'TIDE-2026'

import { MINUTE } from '@shulei/domain/base/time/instant.ts'
import type { Settings } from '../../../../../competition-folder/settings.ts'
import type { HostingChoice } from './hosting-task.ts'

/** Share of the time in which list A is seen, and the shortest time of list B at the end. */
const LIST_A = 0.97
const SHORTEST_B = 10 * MINUTE

const iso = (at: number) => new Date(at).toISOString()
const both = (cn: string, en: string) => ({ 'zh-CN': cn, 'en-US': en })

/** The settings of a hosted competition: one schedule, whose captains choose what counts in the end. */
export function settingsOf(
  { slug, start, end, metric, gate, targetColumn }: HostingChoice,
  table: { id: string; kinds: ReadonlyMap<string, Settings['columns'][number]['type']>; labels: readonly string[] },
) {
  const turn = Math.min(Math.floor(start + (end - start) * LIST_A), end - SHORTEST_B)
  const span = { start: iso(start), end: iso(end) }
  const columns = [...table.kinds].map(([name, type]) => ({
    ...{ name, type },
    description: name === targetColumn ? both('预测目标', 'The target') : both(name.slice(0, 300), name.slice(0, 300)),
  }))
  return {
    ...{ slug, format: 'training', agreement: false, gate, published: iso(start), ...span, signup: span },
    teamFreezeAt: iso(turn),
    schedules: [
      {
        ...span,
        listA: { start: iso(start), end: iso(turn - 1000) },
        listB: { start: iso(turn), end: iso(end) },
        ...{ dailySubmissions: 20, dailyErrors: 20 },
        finalChoice: { count: 2, until: iso(turn - 1000) },
      },
    ],
    ...{ metric, idColumn: table.id, targetColumn, predictionColumns: [targetColumn], labels: table.labels },
    columns: [
      { name: table.id, type: 'id', description: both('编号，由系统随机给出', 'The id, given by chance') },
      ...columns,
    ],
    licence: {
      id: 'hosted',
      name: both('仅限参赛者使用', 'For the people of this competition'),
      note: both(
        '数据由主办人提供，只供本场竞赛的参赛者使用。',
        'The host gives the data to those who take part, and to nobody else.',
      ),
      attribution: both('数据由主办人提供。', 'The data come from the host.'),
    },
    source: { name: both('主办人', 'The host') },
    baselines: { weak: both('每一行都填同一个值', 'The same value for every row') },
  } satisfies Partial<Record<keyof Settings, unknown>>
}

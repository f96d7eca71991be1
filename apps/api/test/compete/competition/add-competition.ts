import { DAY } from '@shulei/domain/base/time/instant.ts'
import { competitions, schedules } from '../../../src/modules/compete/competition/tables.ts'
import { searchText } from '../../../src/platform/search-text.ts'
import type { TestApi } from '../../harness.ts'

type Competition = typeof competitions.$inferInsert
type Round = Omit<typeof schedules.$inferInsert, 'competitionId'>

let made = 0

const both = (text: string) => ({ cn: text, en: text })

/** A competition that is in list A and open for sign-up at the test's clock, without an agreement; `change` replaces columns. */
export async function addCompetition(
  { platform, clock }: Pick<TestApi, 'platform' | 'clock'>,
  change: Partial<Competition> = {},
  rounds?: Round[],
): Promise<number> {
  made += 1
  const now = clock.now()
  const at = (days: number) => new Date(now + days * DAY)
  const title = change.title ?? both(`竞赛 ${made}`)
  const [row] = await platform.db
    .insert(competitions)
    .values({
      slug: `competition-${made}`,
      title,
      summary: both(''),
      searchText: searchText({ names: [title.cn, title.en] }),
      sections: [],
      faq: [],
      type: 1,
      format: 3,
      reward: both('练习'),
      metric: 'rmse',
      startTime: at(-10),
      endTime: at(20),
      signupStartTime: at(-9),
      signupEndTime: at(8),
      isOpenSignup: true,
      agreement: both(''),
      scoring: {
        idColumn: 'id',
        predictionColumns: ['y'],
        labels: [],
        solutionKey: 'solutions/none.csv',
        maxBytes: 1000,
        baselines: {
          weak: { label: both('弱'), A: 3, B: 3.5 },
          middle: { label: both('中'), A: 2, B: 2.5 },
          better: { label: both('强'), A: 1, B: 1.5 },
        },
      },
      publishedAt: at(-11),
      ...change,
    })
    .returning({ id: competitions.id })
  if (!row) throw new Error('the competition was not stored')
  const main: Round = {
    title: '正式赛#Main round',
    sort: 0,
    startTime: at(-8),
    endTime: at(18),
    listAStartTime: at(-8),
    listAEndTime: at(10),
    listBStartTime: at(12),
    listBEndTime: at(17),
  }
  const values = (rounds ?? [main]).map((round) => ({ ...round, competitionId: row.id }))
  if (values.length > 0) await platform.db.insert(schedules).values(values)
  return row.id
}

import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionModels } from '@shulei/contract/people/model/calls.ts'
import { teams } from '../../cast/teams.ts'
import { fromNow } from '../../clock.ts'

type Models = DataIn<typeof competitionModels>

const descriptions = [
  'Elo 按时间衰减，半衰期一年；平局概率随实力差下降，下限 0.17。\n升班马取联赛最后四分之一的均值。',
  'Ordered logit on the difference of two ratings, one shared home advantage.',
  '',
  '净胜球的双变量泊松，再用等渗回归校准。',
]

const notebooks = [[{ id: 9, title: 'Elo 的衰减怎样定' }]]

/** Submissions that teams share of the ended competition of the cast. */
export const modelsFixture = (overrides: Partial<Models> = {}): Models => ({
  list: teams.slice(0, 4).map(({ id, name, members: [author] }, index) => ({
    id: 700 + index,
    no: 12 - index,
    team: { id, name, avatar: null },
    author: { id: author?.id ?? 1, name: author?.name ?? '', avatar: null },
    score: 0.958_214 + index * 0.004_127,
    description: descriptions[index] ?? '',
    notebooks: notebooks[index] ?? [],
    schedule: null,
    createdAt: fromNow({ days: -17 - index }),
  })),
  total: 4,
  isOpen: true,
  endsAt: fromNow({ days: -14 }),
  ...overrides,
})

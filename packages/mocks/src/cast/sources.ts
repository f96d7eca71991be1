import type { SourceAuthor } from '@shulei/domain/compete/source-code/comment.ts'
import { type CastPerson, personOf } from './people.ts'
import { type CastTeam, teamOf } from './teams.ts'

/** A comment on a version: a member's, or one of an organiser or reviewer, whose `name` may be empty. Hours count back from now. */
export interface CastSourceComment {
  by: SourceAuthor
  author: CastPerson | null
  name: string
  hoursAgo: number
  content: string
}

/** A version of a team's source code; `file` is its name, and its content is in `apps/api/seed/texts/source-code`. */
export interface CastSource {
  slug: 'bird-strikes' | 'football-result'
  team: CastTeam
  author: CastPerson
  file: string
  note: string
  hoursAgo: number
  comments: readonly CastSourceComment[]
}

const member = (author: string, hoursAgo: number, content: string): CastSourceComment => ({
  ...{ by: 'team', author: personOf(author), name: '', hoursAgo, content },
})
const reviewer = (name: string, hoursAgo: number, content: string): CastSourceComment => ({
  ...{ by: 'reviewer', author: null, name, hoursAgo, content },
})
const organizer = (hoursAgo: number, content: string): CastSourceComment => ({
  ...{ by: 'organizer', author: null, name: '', hoursAgo, content },
})

/** Source code of the built-in teams, oldest version of each team first. */
export const castSources: readonly CastSource[] = [
  {
    slug: 'football-result',
    team: teamOf('tidal-flat'),
    author: personOf('gu'),
    file: 'elo_poisson.py',
    note: 'Elo 评分加双泊松进球模型，A 榜和 B 榜是同一份代码。',
    hoursAgo: 440,
    comments: [
      reviewer('评审 2', 428, '能跑通，每行概率之和为 1。请说明主场优势 62 分是怎么定的。'),
      member(
        'gu',
        421,
        '用训练集最后一年之前的比赛，从 40 到 90 每隔 2 分试一次，按对数损失选的。\n最后一年只用来确认，没有再改参数。',
      ),
      reviewer('评审 2', 405, '说明清楚，复现通过。'),
    ],
  },
  {
    slug: 'bird-strikes',
    team: teamOf('near-shore'),
    author: personOf('wen'),
    file: 'strike_model.py',
    note: '',
    hoursAgo: 34,
    comments: [
      reviewer('评审 1', 27, '读到第 17 行：切分没有固定随机种子，两次运行的结果不一样。请固定后再交一版。'),
      member('wen', 26, '收到，这是我漏写的。种子和 Python 版本今晚一起补上。'),
    ],
  },
  {
    slug: 'bird-strikes',
    team: teamOf('near-shore'),
    author: personOf('lin'),
    file: 'strike_model.py',
    note: '固定随机种子，写明 Python 版本，算法没有变。',
    hoursAgo: 11,
    comments: [organizer(5, '两次运行的输出逐行一致，其他材料不用再补。')],
  },
  {
    slug: 'bird-strikes',
    team: teamOf('wavelet'),
    author: personOf('mira'),
    file: 'bird_strikes.ipynb',
    note: 'One notebook, top to bottom, about four minutes on a laptop.',
    hoursAgo: 20,
    comments: [
      reviewer('Reviewer 3', 14, 'Cell 2 groups the phases of flight by hand. Is the table in the notebook complete?'),
      member(
        'mira',
        13,
        'Yes, every phase of the training set is in it; anything else falls back to the overall rate.',
      ),
    ],
  },
]

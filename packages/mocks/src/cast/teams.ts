import { type CastPerson, personOf } from './people.ts'

export interface CastTeam {
  /** Name of the team in code, and seed of its badge and its simulated submissions; never shown. */
  key: string
  /** Id in stories. In the built-in content a team has a different id in each competition. */
  id: number
  name: string
  manifesto: string
  /** The captain first. Nobody is in two teams. */
  members: readonly CastPerson[]
}

const FIRST_ID = 3101

type Row = [key: string, name: string, mailboxes: string, manifesto: string]

// The order fixes the ids: add at the end only.
const rows: Row[] = [
  ['tidal-flat', '潮间带', 'gu lu hetinglan', '退潮以后，才看得见地形。'],
  ['south-wind', '南风不竞', 'zhou qin bai', '先把误差写清楚，再谈提升。'],
  ['grid-shells', '格点拾贝', 'he ayinur', '每个格点都值得弯一次腰。'],
  ['wavelet', 'Wavelet', 'mira', 'Small waves, few words.'],
  ['wave-height', '有效波高有效努力', 'cheng su', '努力也要取前三分之一的平均。'],
  ['sea-needle', '定海神针', 'meng ye', '基线不动，我们不慌。'],
  ['spray', '浪花一朵朵', 'tang jiang luo', '一人一个模型，三人一朵浪花。'],
  ['tidal-lock', 'Tidal Lock', 'oliver priya', 'Always the same face towards the leaderboard.'],
  ['seven-stars', '北斗七队', 'shen', '前六队在路上。'],
  ['not-poisson', '泊松不分布', 'xie', '来得不是时候，也是一种规律。'],
  ['listen-sea', '听海', 'jiangweimian', '白天看浪，晚上看榜。'],
  ['vanishing', '梯度消失在海平面', 'han ma', '再往前一步，就是零。'],
  ['near-shore', '近岸观察组', 'lin wen shu', '站得近一点，看得慢一点。'],
  ['overfit-union', '过拟合受害者联盟', 'ouyang', 'A 榜的朋友，B 榜再见。'],
  ['forest-rangers', '随机森林护林员', 'ding', '严禁火种，慎用深度。'],
  ['occult-tuning', '玄学调参办公室', 'liang', '种子选 42，心诚则灵。'],
  ['local-optimum', 'Local Optimum', 'jonas', 'We like it here.'],
  ['five-folds', '五折交叉拳', 'zhong', '一折一招，五折封喉。'],
  ['residuals-first', '残差比我先走', 'cui', '留下的都是信号。'],
  ['big-steps', '学习率太大摔过', 'tian', '走慢一点，摔轻一点。'],
  ['null-club', 'Null Hypothesis Club', 'sofia', 'Not yet rejected.'],
  ['weak-prior', '先验不足', 'yuan yuanjiming', '数据不够，兄弟来凑。'],
  ['one-line', '一行代码也是爱', 'duan', '能均值填充，就不写第二行。'],
  ['feature-crew', '特征工程队', 'zeng shanyufei', '逢山开路，遇列分箱。'],
  ['bag-of-chars', 'Bag of Chars', 'li', '打乱了，也还认得。'],
  ['level-oblique', '平仄之间', 'jian ren', '先读诗，再读损失函数。'],
  ['overfit-proud', 'Overfit & Proud', 'tom', 'Train score: 1.000000'],
  ['early-stop', '早停十分钟', 'wan', '十分钟没有提升，就去吃饭。'],
  ['lamp-and-list', '三更灯火五更榜', 'zhu', '更新快，主要靠起得早。'],
]

/** The teams of stories and of the built-in competitions. */
export const teams: readonly CastTeam[] = rows.map(([key, name, mailboxes, manifesto], index) => ({
  key,
  id: FIRST_ID + index,
  name,
  manifesto,
  members: mailboxes.split(' ').map(personOf),
}))

/** A team by its key. @throws Error for an unknown key. */
export function teamOf(key: string): CastTeam {
  const team = teams.find((candidate) => candidate.key === key)
  if (!team) throw new Error(`no team in the cast has the key ${key}`)
  return team
}

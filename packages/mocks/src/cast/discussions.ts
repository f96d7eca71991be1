import { type CastPerson, personOf } from './people.ts'

/** A post of a built-in topic. Hours count back from now. */
export interface CastPost {
  author: CastPerson
  hoursAgo: number
  /** Markup as the editor writes it. */
  content: string
  /** Removed by its author: only the place is left. */
  isRemoved?: boolean
}

/** A topic of a built-in competition; the first post opens it. */
export interface CastTopic {
  slug: string
  title: string
  state?: 'pinned' | 'locked'
  posts: readonly CastPost[]
}

const post = (author: string, hoursAgo: number, ...paragraphs: string[]): CastPost => ({
  author: personOf(author),
  hoursAgo,
  content: paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join(''),
})

/** The discussions of the built-in world. */
export const castTopics: readonly CastTopic[] = [
  {
    slug: 'us-births',
    title: '数据与评分的几点说明（开赛以来的常见问题）',
    state: 'pinned',
    posts: [
      post(
        'he',
        520,
        '把这两周大家问得最多的几点放在一起，省得翻楼：',
        '<ol><li>评分只看 RMSE，单位是“人 / 天”，没有按星期加权。</li><li>外部数据可以用，但须是公开的；节假日表、闰年这类日历信息不算外部数据。</li><li>测试集的日期是连续的一段，不是随机抽样，所以<strong>不要打乱时间做交叉验证</strong>。</li></ol>',
        '还有别的疑问请在本帖回复，我会更新到正文里。',
      ),
      post('lin', 512, '第 3 点很关键。我一开始随机五折，线下 310，线上 480，换成按年滚动之后两边就对上了。'),
      post('zhou', 498, '补充一个坑：1 月 1 日和 12 月 25 日的人数大约只有平日的六成，别当异常值删掉。'),
      post(
        'mira',
        470,
        'For those reading along in English: the test period is one continuous block, so validate on the last year, not on random days.',
      ),
      post('he', 466, '谢谢 Mira。英文说明也已经补到赛题页的“数据”一节。'),
    ],
  },
  {
    slug: 'us-births',
    title: '周末和工作日差这么多，是不是该分开建模？',
    posts: [
      post(
        'wen',
        96,
        '画了一下按星期的均值：',
        '<pre><code>周一 11,870   周五 11,790\n周二 12,430   周六  8,290\n周三 12,170   周日  7,350\n周四 12,120</code></pre>',
        '周六、周日明显是另一个总体。大家是分成两个模型，还是一个模型加星期特征？',
      ),
      post(
        'qin',
        94,
        '我两种都试了。单模型 + 星期独热，RMSE 约 372；周末单独一个模型，约 365。差距不大，但后者在长周末上稳一些。',
      ),
      post(
        'shen',
        92,
        '趋势也不一样：周末人数这些年一直在往下走（预约剖宫产都排在工作日），工作日基本是平的。<strong>星期 × 年份</strong>的交互比拆模型更有用。',
      ),
      post('wen', 90, '加了交互，372 → 351，谢谢！'),
      { ...post('bai', 89, ''), content: '', isRemoved: true },
      post(
        'oliver',
        71,
        'Same here. Public holidays that fall on a weekday behave like Sundays, so I gave them the weekday code 7. That alone was worth 12 points.',
      ),
      post('gu', 47, '节假日前后一天也要管：感恩节后的周五只有 9,100 左右，比普通周五少两千多。'),
      post('lin', 30, '再补一个：每月 13 号，尤其碰上周五，会比同类日期少 2% 左右。迷信也是特征。'),
      post('ayinur', 22, '哈哈，2 月 14 日和 4 月 1 日也能看到，一个多一个少。'),
      post('wen', 18, '整理了一份日期特征清单，等我周末清理一下代码就放出来。'),
      post('xia', 9, '刚报名，看完这一帖省了我两天。'),
      post('zhou', 3, '等清单 +1。'),
    ],
  },
  {
    slug: 'us-births',
    title: 'Is a plain Fourier baseline enough for list A?',
    posts: [
      post(
        'mira',
        60,
        'I get an RMSE of 402 from a yearly Fourier series (order 6) plus weekday dummies, fitted by least squares:',
        '<pre><code>births ~ trend + weekday + fourier(day_of_year, 6)</code></pre>',
        'Boosting only brings me to 381. Am I missing something obvious?',
      ),
      post(
        'oliver',
        57,
        'Holidays. Your residuals on the ten federal holidays are probably above 2,500 each, and ten such days dominate a squared error.',
      ),
      post('mira', 55, 'That was it, 344 now. Thank you!'),
    ],
  },
  {
    slug: 'us-births',
    title: '招队友：会时间序列的，我负责特征和写报告',
    state: 'locked',
    posts: [
      post('xia', 200, '西安，大三，Python 熟，周末两天都有时间。目前单人 390 左右。'),
      post(
        'he',
        198,
        '组队请到“队伍”页发布，那里能写明技能和时间，别人也能直接申请。本帖先锁定，方便大家查找技术内容。',
      ),
    ],
  },
]

import type { DataIn } from '@shulei/contract/call.ts'
import type {
  activity,
  article,
  editorialPage,
  experts,
  faq,
  informationList,
} from '@shulei/contract/publish/content/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { type PartKind, partKinds } from '@shulei/domain/publish/content/kinds.ts'
import { pictureFixture } from '../../base/signature/pictures.ts'
import { type CastCompetition, competitionOf } from '../../cast/competitions.ts'
import { personOf } from '../../cast/people.ts'
import { fromNow } from '../../clock.ts'
import { pageWords } from './pages.ts'

type Lang = 'zh-CN' | 'en-US'
type Brief = DataIn<typeof informationList>['list'][number]

const topics = [
  ['scoring', '评分', 'Scoring'],
  ['data', '数据', 'Data'],
  ['craft', '方法', 'Craft'],
  ['meeting', '活动', 'Events'],
] as const

const authorOf = (key: string) => {
  const { id, name } = personOf(key)
  return { id, name, avatar: null }
}

interface Row {
  id: number
  topic: (typeof topics)[number][0]
  author: string
  slug: CastCompetition['slug']
  title: [string, string]
  summary: [string, string]
  minutes: number
  daysAgo: number
}

const rows: readonly Row[] = [
  {
    ...{ id: 9, topic: 'scoring', author: 'ayinur', slug: 'weather-type', minutes: 3, daysAgo: 11 },
    title: ['答对一半，得分 0.14', 'Half of the answers right, and a score of 0.14'],
    summary: [
      '天气识别里有一半的日子是晴天。全填“晴”能答对一半，宏平均 F1 却告诉你这等于没答。',
      'Half of all days are sunny. Answer “sun” every time, and macro F1 says that you answered nothing.',
    ],
  },
  {
    ...{ id: 6, topic: 'data', author: 'lin', slug: 'us-births', minutes: 2, daysAgo: 40 },
    title: ['婴儿也看日历', 'Babies keep a timetable'],
    summary: [
      '周日比周二少四成，圣诞节最少，十三号星期五也会少几百个。',
      'Sundays have 43% fewer births than Tuesdays, and Christmas has the fewest.',
    ],
  },
  {
    ...{ id: 3, topic: 'craft', author: 'lu', slug: 'bird-strikes', minutes: 3, daysAgo: 74 },
    title: ['先写最笨的那个方案', 'Write the dumbest solution first'],
    summary: [
      '一列特征能走多远？只看“鸟有多大”就从 0.5 走到 0.71。',
      'How far does one column go? The size of the bird takes you from 0.5 to 0.71.',
    ],
  },
]

const nameOfTopic = (code: string, lang: Lang) =>
  topics.find(([one]) => one === code)?.[lang === 'zh-CN' ? 1 : 2] ?? code

const briefOf = (row: Row, lang: Lang): Brief => ({
  id: row.id,
  kind: 'info',
  lang,
  title: row.title[lang === 'zh-CN' ? 0 : 1],
  summary: row.summary[lang === 'zh-CN' ? 0 : 1],
  topic: { code: row.topic, name: nameOfTopic(row.topic, lang) },
  author: authorOf(row.author),
  publishedAt: fromNow({ days: -row.daysAgo }),
  minutes: row.minutes,
  cover: pictureFixture(row.slug, 'small'),
  meeting: null,
})

/** The monthly review night: eleven days before its next meeting. */
export const activityBriefFixture = (lang: Lang): Brief => ({
  ...{ id: 1, kind: 'activity', lang, minutes: 2, cover: null },
  title: lang === 'zh-CN' ? '复盘夜：把上个月的比赛再打一遍' : "Review night: play last month's competition again",
  summary:
    lang === 'zh-CN'
      ? '每月十二号晚上，一场刚结束的竞赛，三支队伍讲自己的方案。'
      : 'On the evening of the twelfth, one competition that has just ended, and three teams with their solutions.',
  topic: { code: 'meeting', name: nameOfTopic('meeting', lang) },
  author: authorOf('gu'),
  publishedAt: fromNow({ days: -80 }),
  meeting: {
    start: '2026-12-12T11:30:00.000Z',
    end: '2026-12-12T13:00:00.000Z',
    state: 'soon',
    isMonthly: true,
    place: lang === 'zh-CN' ? '线上会议' : 'Online',
  },
})

/** Articles and the review night, filtered as the server does. */
export function informationFixture(
  { kind, topic, lang }: { kind: string; topic: string; lang: Lang } = { kind: 'all', topic: '', lang: 'zh-CN' },
): DataIn<typeof informationList> {
  const all = [...rows.map((row) => briefOf(row, lang)), activityBriefFixture(lang)]
  const ofKind = all.filter((item) => kind === 'all' || item.kind === kind)
  const list = ofKind.filter((item) => topic === '' || item.topic.code === topic)
  return {
    list,
    total: list.length,
    topics: topics.flatMap(([code]) => {
      const count = ofKind.filter((item) => item.topic.code === code).length
      return count > 0 ? [{ code, name: nameOfTopic(code, lang), count }] : []
    }),
  }
}

export function articleFixture(lang: Lang = 'zh-CN'): DataIn<typeof article> {
  const [, births = rows[0] as Row] = rows
  const { id, title } = competitionOf('us-births')
  const isChinese = lang === 'zh-CN'
  return {
    ...briefOf(births, lang),
    cover: pictureFixture('us-births', 'large'),
    updatedAt: fromNow({ days: -12 }),
    html: isChinese
      ? '<p>出生看起来随机，数字却很守时。每个周二平均出生 13,151 人，周日只有 7,527 人。</p><h2 id="s1">一张节日表</h2><p>出生人数最少的六天，全是圣诞节。</p><h2 id="s2">从日历到分数</h2><table><thead><tr><th>方案</th><th align="right">A 榜 RMSE</th></tr></thead><tbody><tr><td>全部训练日的平均值</td><td align="right">1967.1</td></tr><tr><td>近三年“星期 × 月份”的平均值</td><td align="right">520.5</td></tr></tbody></table>'
      : '<p>Births look random, yet the numbers are punctual. An average Tuesday saw 13,151 births, an average Sunday 7,527.</p><h2 id="s1">A table of holidays</h2><p>The six lowest days are all Christmas days.</p><h2 id="s2">From the calendar to a score</h2><table><thead><tr><th>Plan</th><th align="right">RMSE on list A</th></tr></thead><tbody><tr><td>Mean of all training days</td><td align="right">1967.1</td></tr><tr><td>Mean per weekday and month</td><td align="right">520.5</td></tr></tbody></table>',
    headings: isChinese
      ? [
          { id: 's1', title: '一张节日表' },
          { id: 's2', title: '从日历到分数' },
        ]
      : [
          { id: 's1', title: 'A table of holidays' },
          { id: 's2', title: 'From the calendar to a score' },
        ],
    competition: { id, title },
    related: [briefOf(rows[2] as Row, lang), briefOf(rows[0] as Row, lang), activityBriefFixture(lang)],
  }
}

const partTitles: Record<PartKind, [string, string]> = {
  agenda: ['日程', 'Agenda'],
  people: ['讲者', 'Speakers'],
  materials: ['材料', 'Materials'],
  tasks: ['任务', 'Tasks'],
  recap: ['往期回顾', 'Last time'],
}

function partFixture(kind: PartKind, lang: Lang): DataIn<typeof activity>['part'] {
  const { id, title } = competitionOf('football-result')
  const say = (cn: string, en: string) => (lang === 'zh-CN' ? cn : en)
  switch (kind) {
    case 'agenda':
      return {
        ...{ kind, html: say('<p>每段后面留五分钟提问。</p>', '<p>Each talk leaves five minutes for questions.</p>') },
        items: [
          {
            ...{ at: '2026-12-12T11:30:00.000Z', until: '2026-12-12T11:40:00.000Z', who: personOf('gu').name },
            title: say('开场：这场比赛在比什么', 'What this competition asked'),
            text: say('指标、数据和两个榜的大小，用三张图讲完。', 'Metric, data and both lists, in three pictures.'),
          },
          {
            ...{ at: '2026-12-12T11:40:00.000Z', until: '2026-12-12T12:00:00.000Z', who: personOf('lu').name },
            title: say('方案一：只用进球差', 'One: nothing but goal difference'),
            text: say('一个特征走多远，以及它在哪些联赛失灵。', 'How far one feature goes, and where it fails.'),
          },
        ],
      }
    case 'people':
      return {
        ...{ kind, html: '' },
        people: [
          {
            person: authorOf('gu'),
            role: say('主持', 'Host'),
            text: say('先把残差画出来。', 'Plot the residuals first.'),
          },
          {
            person: authorOf('lu'),
            role: say('独立开发者', 'Developer'),
            text: say('能用一列就不用两列。', 'One column is better than two.'),
          },
        ],
      }
    case 'materials':
      return {
        ...{ kind, html: '' },
        items: [
          {
            title: say('换榜变化', 'The shake-up'),
            text: say('每支队伍的起落。', "Each team's way."),
            href: competitionAddress.shakeUp({ id: 1004 }),
          },
          {
            title: say('公开的方案', 'Shared solutions'),
            text: say('代码与说明。', 'Code and notes.'),
            href: competitionAddress.models({ id: 1004 }),
          },
        ],
      }
    case 'tasks':
      return {
        ...{ kind, html: '' },
        tasks: [
          {
            title: say('先自己猜一次', 'Guess first'),
            text: say('给十场比赛写出三个概率。', 'Three probabilities for ten matches.'),
            competition: null,
          },
          {
            title: say('画一张校准图', 'Draw a calibration plot'),
            text: say('分十档看。', 'In ten bins.'),
            competition: { id, title },
          },
        ],
      }
    case 'recap':
      return {
        ...{ kind, html: say('<p>按时间切验证集。</p>', '<p>Split by time.</p>') },
        figures: { teams: 61, submits: 402, best: '0.948213' },
      }
  }
}

/** The review night; `part` is the number of a content page, 0 for none. */
export function activityFixture(part = 0, lang: Lang = 'zh-CN'): DataIn<typeof activity> {
  const { id, title } = competitionOf('football-result')
  const kind = partKinds[part - 1]
  return {
    ...activityBriefFixture(lang),
    html:
      lang === 'zh-CN'
        ? '<p>比赛打完，分数定了，最有用的一小时才刚开始。</p>'
        : '<p>The scores are in. The most useful hour is just beginning.</p>',
    competition: { id, title },
    parts: partKinds.map((one, index) => ({
      no: index + 1,
      kind: one,
      title: partTitles[one][lang === 'zh-CN' ? 0 : 1],
    })),
    part: kind ? partFixture(kind, lang) : null,
  }
}

/** Experts of a type; an unknown type has none. */
export function expertsFixture(type = '', lang: Lang = 'zh-CN'): DataIn<typeof experts> {
  const say = (cn: string, en: string) => (lang === 'zh-CN' ? cn : en)
  const types = [
    { code: 'forecasting', name: say('时间序列与预报', 'Forecasting'), count: 2 },
    { code: 'text', name: say('文本', 'Text'), count: 1 },
  ]
  const all = [
    {
      key: 'gu',
      types: ['forecasting'],
      role: say('时间序列与数值预报', 'Time series'),
      words: say('主持每月的复盘夜。', 'Hosts the review night.'),
    },
    {
      key: 'ayinur',
      types: ['forecasting'],
      role: say('气象服务', 'Weather services'),
      words: say('关心罕见的那一类。', 'Cares about rare classes.'),
    },
    {
      key: 'jian',
      types: ['text'],
      role: say('古籍数字化', 'Digitised classics'),
      words: say('先数字，再想模型。', 'Counts characters first.'),
    },
  ]
  return {
    types,
    list: all
      .filter((one) => type === '' || one.types.includes(type))
      .map(({ key, types: codes, role, words }) => ({
        person: authorOf(key),
        organization: personOf(key).organization,
        lang,
        role,
        types: codes.map((code) => types.find((one) => one.code === code)?.name ?? code),
        html: `<p>${words}</p>`,
      })),
  }
}

const privacyWords: (typeof pageWords)[string] = {
  eyebrow: ['政策', 'Policies'],
  title: ['我们怎么对待你的资料', 'What we do with your data'],
  summary: ['我们存什么、存多久、谁看得到。', 'What we store, for how long, and who can see it.'],
  sections: [
    {
      title: ['你浏览网页时', 'While you browse'],
      html: ['<p>只按“日期 + 路径”累加次数。</p>', '<p>Page views are counted by day and path only.</p>'],
    },
    {
      title: ['照片存多久', 'How long photographs are kept'],
      html: ['<p>照片在审核作出决定时删除。</p>', '<p>Photographs are deleted with the decision.</p>'],
    },
  ],
}

/** A page of the operator; those without texts of their own here have the texts of the privacy policy. */
export function editorialPageFixture(slug: string, lang: Lang = 'zh-CN'): DataIn<typeof editorialPage> {
  const { eyebrow, title, summary, sections } = pageWords[slug] ?? privacyWords
  const say = ([cn, en]: readonly [string, string]) => (lang === 'zh-CN' ? cn : en)
  return {
    ...{ slug, lang, html: '', updatedAt: fromNow({ days: -1 }) },
    competitions: (slug === 'dcic' ? ['us-births', 'weather-type'] : []).map((one, index) => ({
      no: index + 1,
      id: competitionOf(one).id,
    })),
    ...{ eyebrow: say(eyebrow), title: say(title), summary: say(summary) },
    sections: sections.map((section, i) => ({
      id: `s${i + 1}`,
      title: say(section.title),
      html: say(section.html),
    })),
  }
}

/** Two groups of questions; `search` keeps those whose words have it. */
export function faqFixture(search = '', lang: Lang = 'zh-CN'): DataIn<typeof faq> {
  const say = (cn: string, en: string) => (lang === 'zh-CN' ? cn : en)
  const groups = [
    {
      ...{ id: 'g1', title: say('提交与评分', 'Submissions') },
      questions: [
        {
          id: 'g1q1',
          question: say('次数什么时候恢复？', 'When do tries come back?'),
          html: say('<p>每天零点，按北京时间。</p>', '<p>Every midnight, Beijing time.</p>'),
        },
        {
          id: 'g1q2',
          question: say('分数一样，名次怎么排？', 'How are equal scores ranked?'),
          html: say('<p>先交出的在前。</p>', '<p>The earlier one stands higher.</p>'),
        },
      ],
    },
    {
      ...{ id: 'g2', title: say('账号', 'Accounts') },
      questions: [
        {
          id: 'g2q1',
          question: say('忘记密码怎么办？', 'I forgot my password'),
          html: say('<p>在登录页重设。</p>', '<p>Reset it when signing in.</p>'),
        },
      ],
    },
  ]
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, html }) => `${question}${html}`.includes(search)),
    }))
    .filter(({ questions }) => questions.length > 0)
  return { groups, total: groups.reduce((sum, { questions }) => sum + questions.length, 0) }
}

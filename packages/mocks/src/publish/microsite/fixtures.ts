import type { DataIn } from '@shulei/contract/call.ts'
import type {
  micrositeArticle,
  micrositeList,
  micrositeNews,
  micrositePage,
} from '@shulei/contract/publish/microsite/calls.ts'
import type { AnsweredPage } from '@shulei/domain/publish/microsite/pages.ts'
import { competitionOf } from '../../cast/competitions.ts'
import { personOf } from '../../cast/people.ts'
import { teams } from '../../cast/teams.ts'
import { fromNow } from '../../clock.ts'
import { competitionBriefFixture } from '../../compete/competition/fixtures.ts'
import { type SiteFixture, siteFixtures } from './sites.ts'

export type MicrositePageFixture = DataIn<typeof micrositePage>
export type PageFixture<K extends MicrositePageFixture['page']> = Extract<MicrositePageFixture, { page: K }>
type Home = PageFixture<'home'>
type Figure = NonNullable<Home['figure']>
type News = DataIn<typeof micrositeNews>

const text = (cn: string, en = '') => ({ cn, en })

const fan: Figure = {
  kind: 'fan',
  title: text('冒纳罗亚的 CO₂', 'CO₂ at Mauna Loa'),
  note: text('月均值', 'Monthly means'),
  label: text('浓度从 395.6 起伏上升到 401.9 ppm。', 'From 395.6 to 401.9 ppm, in waves.'),
  observed: [395.6, 397.3, 400, 397.4, 393.4, 395.2, 397.9, 399.5, 401.9, 399.1, 395.4, 397.2, 401.9],
  forecast: [401.9, 403.8, 406.4, 403.9, 399.8].map((middle, i) => ({
    middle,
    inner: [middle - 0.3 * i, middle + 0.3 * i] as [number, number],
    outer: [middle - 0.7 * i, middle + 0.7 * i] as [number, number],
  })),
  ticks: [392, 396, 400, 404, 408],
  unit: 'ppm',
  texts: {
    observed: text('实测', 'Measured'),
    forecast: text('外推，50% / 90%', 'Continued, 50% / 90%'),
    now: text('2015/12', 'Dec 2015'),
    from: text('2013/01', 'Jan 2013'),
    until: text('2017/06', 'Jun 2017'),
  },
}

const rose: Figure = {
  kind: 'rose',
  title: text('一天里的起飞', 'Departures through the day'),
  note: text('每瓣一小时', 'A petal is an hour'),
  label: text('早上准点，晚上延误最多。', 'Mornings are punctual, evenings are late.'),
  shares: Array.from({ length: 24 }, (_, hour) =>
    hour < 5 ? [0.001, 0, 0, 0] : [0.05, 0.001 * (hour - 4), 0.0006 * (hour - 4), 0.0004 * (hour - 4)],
  ),
  ends: [text('0 时', '0:00'), text('6 时', '6:00'), text('12 时', '12:00'), text('18 时', '18:00')],
  bands: [
    text('15 分钟内', 'under 15 min'),
    text('15–30', '15–30'),
    text('30–60', '30–60'),
    text('1 小时以上', 'an hour +'),
  ],
}

const grid: Figure = {
  kind: 'grid',
  title: text('哪一天，哪盏灯', 'Which day, which lamp'),
  note: text('每格半个月', 'A window is half a month'),
  label: text('周末最暗，夏秋最亮。', 'Weekends are darkest, late summer is brightest.'),
  rows: [text('周一', 'Mon'), text('周三', 'Wed'), text('周五', 'Fri'), text('周日', 'Sun')].map((name, row) => ({
    name,
    values: Array.from({ length: 24 }, (_, i) => (row === 3 ? 20 : 300) + 40 * Math.round(4 + 4 * Math.sin(i / 4 - 2))),
  })),
  columns: [text('1 月', 'Jan'), text('4 月', 'Apr'), text('7 月', 'Jul'), text('10 月', 'Oct'), text('12 月', 'Dec')],
}

const bars: Figure = {
  kind: 'bars',
  title: text('意象消长', 'Images through time'),
  note: text('每百首绝句中出现的首数，左唐右宋', 'In a hundred quatrains, Tang on the left, Song on the right'),
  label: text('唐诗多烟，宋诗多梅。', 'Mist belongs to Tang, plum blossom to Song.'),
  items: [
    { name: text('烟', 'Mist'), values: [9.1, 3.4] },
    { name: text('花', 'Blossom'), values: [19.2, 14.8] },
    { name: text('月', 'Moon'), values: [19.2, 14.6] },
    { name: text('梅', 'Plum'), values: [1.9, 4.4] },
  ],
}

const poem: Figure = {
  kind: 'poem',
  lines: ['白日依山尽', '黄河入海流', '欲穷千里目', '更上一层楼'],
  source: '王之涣 登鹳雀楼',
}

interface Words {
  slugs: readonly [slug: string, title: { cn: string; en: string }][]
  lead: readonly [string, string]
  aside: Home['hero']['aside']
  hero: Figure
  figure: Figure | null
  form: Home['tracks']['form']
  rows: Home['rows']
}

const words: Record<string, Words> = {
  tide: {
    slugs: [
      ['co2-monthly', text('碳潮', 'The carbon tide')],
      ['us-births', text('人潮', 'The human tide')],
    ],
    lead: ['看懂潮水，再猜下一浪。', 'Read the tide, then call the next wave.'],
    aside: 'panel',
    hero: fan,
    figure: null,
    form: 'card',
    rows: [['tracks'], ['experts', 'news', 'talent']],
  },
  kite: {
    slugs: [
      ['flight-delay', text('几点才能飞', 'How late will it be')],
      ['bird-strikes', text('那一声闷响', 'That dull thud')],
      ['weather-type', text('今天是什么天', 'What kind of day')],
    ],
    lead: ['飞得稳，先把风看明白。', 'To fly steadily, read the wind first.'],
    aside: 'figure',
    hero: rose,
    figure: null,
    form: 'card',
    rows: [['tracks'], ['news', 'experts']],
  },
  tang: {
    slugs: [
      ['tang-or-song', text('辨诗', 'Poems')],
      ['penguins', text('辨鸟', 'Birds')],
      ['weather-type', text('辨天', 'Skies')],
    ],
    lead: ['多看清一分，便更上一层。', 'See a little more, and you stand a storey higher.'],
    aside: 'plain',
    hero: poem,
    figure: bars,
    form: 'scroll',
    rows: [['tracks'], ['figure'], ['calendar']],
  },
  lamps: {
    slugs: [
      ['us-births', text('清晨的灯', 'At dawn')],
      ['football-result', text('周末的灯', 'At the weekend')],
    ],
    lead: ['日历翻到哪一格，它就亮到哪里。', 'They shine where the calendar turns.'],
    aside: 'panel',
    hero: grid,
    figure: null,
    form: 'card',
    rows: [
      ['tracks', 'news'],
      ['talent', 'experts'],
    ],
  },
}

const wordsOf = ({ name }: Pick<SiteFixture, 'name'>) => words[name] ?? (words.tide as Words)

const experts: PageFixture<'expert'>['people'] = [
  [
    'hetinglan',
    text('评审组长，海浪数值预报', 'Head of the jury, numerical wave models'),
    text('“先画图，再建模。”', '“Plot first, model later.”'),
  ],
  [
    'li',
    text('季节性与极端天气', 'Seasons and extremes'),
    text('“偏差不是噪声，是还没有写进模型的物理。”', '“A bias is physics that your model does not have yet.”'),
  ],
  [
    'oliver',
    text('概率预报与评分', 'Probabilistic forecasts and scores'),
    text('“给出区间的人，知道自己不知道什么。”', '“An interval shows that you know what you do not know.”'),
  ],
].map(([mailbox, role, advice]) => {
  const { id, name } = personOf(mailbox as string)
  return { id, name, avatar: null, role, words: advice } as PageFixture<'expert'>['people'][number]
})

function tracksOf(site: SiteFixture): Home['tracks'] {
  const { slugs, form } = wordsOf(site)
  return {
    title: text('赛题', 'Tracks'),
    note: text('同一个主题，几种问法', 'One subject, some questions'),
    form,
    action: text('进入', 'Enter'),
    items: slugs.map(([slug, title], index) => ({
      label: text(`第 ${index + 1} 题`, `Question ${index + 1}`),
      title,
      line: competitionBriefFixture(competitionOf(slug)).summary,
      competition: { ...competitionBriefFixture(competitionOf(slug)), picture: null },
    })),
  }
}

function talentOf(site: SiteFixture, many: number): PageFixture<'talent'>['people'] {
  return teams.slice(0, many).flatMap((team, index) => {
    const person = team.members[0]
    const [slug, competition] = wordsOf(site).slugs[index % wordsOf(site).slugs.length] ?? ['us-births', text('')]
    return person
      ? [
          {
            id: person.id,
            name: person.name,
            avatar: null,
            rank: 1 + Math.floor(index / 2),
            list: index % 3 === 2 ? ('B' as const) : ('A' as const),
            teamId: team.id,
            team: team.name,
            competitionId: competitionOf(slug).id,
            competition,
            lists: index < 2 ? 2 : 1,
            demo: true,
          },
        ]
      : []
  })
}

const newsItems: News['list'] = [
  {
    id: 4,
    at: fromNow({ days: -1 }),
    title: text('封条已公布，校验值同步公开', 'The seal and its checksum are public'),
    summary: text('答案和 A、B 榜的划分谁也改不了。', 'Nobody can change the solution or its split any more.'),
  },
  {
    id: 3,
    at: fromNow({ days: -7 }),
    title: text('答疑：节假日怎么编码', 'How to encode holidays'),
    summary: text('移动的假日、固定的假日，还有调休。', 'Moving holidays, fixed ones, and the days beside them.'),
  },
  {
    id: 2,
    at: fromNow({ days: -14 }),
    title: text('A 榜开放', 'List A opens'),
    summary: text('第一批成绩今天上榜。', 'The first scores are on it today.'),
  },
]

/** News of a microsite. */
export const micrositeNewsFixture = (overrides: Partial<News> = {}): News => ({
  list: newsItems,
  total: newsItems.length,
  ...overrides,
})

/** One article with both neighbours. */
export function micrositeArticleFixture(
  overrides: Partial<DataIn<typeof micrositeArticle>> = {},
): DataIn<typeof micrositeArticle> {
  const [newer, item, older] = newsItems as [News['list'][number], News['list'][number], News['list'][number]]
  return {
    ...item,
    updatedAt: item.at,
    html: text(
      '<p>问得最多的是节假日。</p><ul><li>固定日期用三列；</li><li>移动的假日换算成天数。</li></ul>',
      '<p>Most questions are about holidays.</p><ul><li>Fixed dates take three columns;</li><li>moving ones a distance in days.</li></ul>',
    ),
    newer: { id: newer.id, title: newer.title },
    older: { id: older.id, title: older.title },
    ...overrides,
  }
}

/** The microsites of a kind. */
export const micrositeListFixture = (kind: 'race' | 'special'): DataIn<typeof micrositeList> => ({
  list: siteFixtures
    .filter((site) => site.kind === kind)
    .map((site) => ({
      kind,
      name: site.name,
      title: site.title,
      mark: site.mark,
      theme: site.theme,
      eyebrow: text('潮水与人', 'Tides and people'),
      lead: [text(...wordsOf(site).lead)],
      competitions: wordsOf(site).slugs.length,
      teams: 41,
      newestNews: newsItems[0] ?? null,
    })),
})

const organizations: PageFixture<'organization'>['groups'] = [
  {
    title: text('主办', 'Host'),
    note: text('赛题、评分与网站', 'Tasks, scoring and this site'),
    items: [
      {
        name: text('数擂赛事组', 'Shulei competition team'),
        role: text('出题、评分、运维', 'Tasks, scoring, operation'),
        words: text('提供赛题、基线与评分程序。', 'Provides tasks, baselines and scoring.'),
      },
    ],
  },
  {
    title: text('数据来源', 'Data sources'),
    note: text('公开数据，不参与组织', 'They publish data and take no part'),
    items: [
      {
        name: text('Scripps CO₂ Program', 'Scripps CO₂ Program'),
        role: text('月均值，CC BY 4.0', 'Monthly means, CC BY 4.0'),
        words: text('1958 年起的连续观测。', 'Continuous measurements since 1958.'),
        address: 'https://scrippsco2.ucsd.edu',
      },
    ],
  },
]

const personFixture = (mailbox: string) => {
  const { id, ssoId, name } = personOf(mailbox)
  return { id, userId: ssoId, name, avatar: null }
}

const forms = ['steps', 'article', 'timeline', 'questions', 'terms'] as const

/** The content of a page of a microsite. */
export function micrositePageFixture(site: SiteFixture, page: AnsweredPage): MicrositePageFixture {
  const { hero, figure, aside, lead, rows } = wordsOf(site)
  switch (page) {
    case 'home':
      return {
        page,
        hero: {
          eyebrow: text('长序列预测系列赛', 'A series on long time series'),
          lead: [text(...lead)],
          actions: [
            { page: 'competition', label: text('看两条赛道', 'See the tracks') },
            { page: 'content-1', label: text('怎么参赛', 'How to enter') },
          ],
          aside,
          figure: hero,
        },
        rows,
        figure,
        tracks: tracksOf(site),
        experts,
        talent: talentOf(site, 5),
        news: newsItems,
        organization: [],
      }
    case 'competition':
      return { page, tracks: tracksOf(site) }
    case 'expert':
      return {
        page,
        lead: text('他们主持答疑，不参与排名。', 'They answer questions and are not ranked.'),
        people: experts,
      }
    case 'talent':
      return {
        page,
        lead: text('各赛题榜单上名次最好的人。', 'The best-placed people on the lists.'),
        people: talentOf(site, 8),
      }
    case 'organization':
      return {
        page,
        lead: text('谁在办、数据从哪里来。', 'Who runs it, and where the data come from.'),
        groups: organizations,
      }
    case 'job':
      return {
        page,
        lead: text('由志愿者一起办。', 'Volunteers run this with us.'),
        items: [
          {
            key: 'qa-host',
            title: text('答疑主持', 'Host of question evenings'),
            hours: text('每周 2 小时', '2 hours a week'),
            place: text('线上', 'Online'),
            about: text('收集问题，请专家回答。', 'Collect questions and get the experts to answer.'),
            tasks: [text('每天看一次讨论区', 'Read the discussions once a day'), text('写下记录', 'Write the record')],
            wants: [text('自己完整提交过一次', 'You have made a submission yourself')],
            contact: personFixture('hetinglan'),
          },
        ],
      }
    case 'contact':
      return {
        page,
        lead: text('赛题问题请先到讨论区问。', 'Ask about a task in its discussion first.'),
        people: [
          {
            ...personFixture('lin'),
            title: text('系列赛与合作', 'The series and partners'),
            words: text('数据、场地与讲座。', 'Data, rooms and talks.'),
          },
          {
            ...personFixture('hetinglan'),
            title: text('评审', 'Jury'),
            words: text('对评分有疑问。', 'For doubts about scores.'),
          },
        ],
        discussions: tracksOf(site).items.map(({ title, competition }) => ({ competitionId: competition.id, title })),
        support: {
          title: text('技术支持', 'Technical support'),
          words: text('网站出错时，附上错误编号。', 'When the site fails, send the number of the error.'),
        },
      }
    default: {
      const slot = Number(page.slice('content-'.length))
      return {
        page: 'content',
        slot,
        form: forms[slot - 1] ?? 'article',
        title: text('怎么参赛', 'How to enter'),
        lead: text('从报名到第一次提交，最快十分钟。', 'From sign-up to a first submission in ten minutes.'),
        intro: text('<p>两条赛道各自报名、各自排名。</p>', '<p>Each track has its own sign-up and its own lists.</p>'),
        parts: [
          {
            title: text('挑一条赛道', 'Pick a track'),
            html: text('<p>看清赛程和指标。</p>', '<p>Look at schedules and metrics.</p>'),
          },
          {
            title: text('报名并组队', 'Sign up and form a team'),
            html: text('<p>一个人也是一支队，最多五人。</p>', '<p>One person is a team; five at most.</p>'),
          },
          {
            title: text('先交一次基线', 'Submit a baseline first'),
            html: text('<p>榜上有名，再谈改进。</p>', '<p>Improve once you are on the list.</p>'),
          },
        ],
      }
    }
  }
}

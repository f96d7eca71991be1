import type { DataIn } from '@shulei/contract/call.ts'
import type {
  competitionAgreement,
  competitionFaq,
  competitionList,
  competitionProfile,
  competitionRankings,
  competitionSections,
} from '@shulei/contract/compete/competition/calls.ts'
import { DRAWN, LEADERS } from '@shulei/domain/compete/ranking/field.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { pictureFixture } from '../../base/signature/pictures.ts'
import { type CastCompetition, competitionOf, competitions } from '../../cast/competitions.ts'
import { teams } from '../../cast/teams.ts'
import { fromNow } from '../../clock.ts'
import { competitionDatasetFixture } from '../../data/dataset/competition-dataset.ts'

type Brief = DataIn<typeof competitionList>['cmpt']['list'][number]
type Profile = DataIn<typeof competitionProfile>
type Sections = DataIn<typeof competitionSections>['sections']
type Rankings = DataIn<typeof competitionRankings>
type RankRow = Rankings['list'][number]
type Schedule = Brief['schedules'][number]

/** Starts and ends in days from now; list B follows list A after a day. */
interface Plan {
  signup: readonly [from: number, to: number]
  listA: readonly [from: number, to: number]
  listB: readonly [from: number, to: number]
}

/** One plan for each state: sign-up, list A, list B, over. */
const plans = {
  signup: { signup: [-3, 12], listA: [10, 38], listB: [40, 44] },
  listA: { signup: [-30, 8], listA: [-20, 9], listB: [11, 15] },
  listB: { signup: [-52, -10], listA: [-45, -4], listB: [-2, 3] },
  ended: { signup: [-90, -50], listA: [-80, -30], listB: [-28, -20] },
} as const satisfies Record<string, Plan>

export type MockStage = keyof typeof plans

const stageOf: Readonly<Record<string, MockStage>> = {
  'us-births': 'listA',
  'tang-or-song': 'listB',
  'bird-strikes': 'signup',
  'football-result': 'ended',
  'flight-delay': 'listA',
  'weather-type': 'listA',
  'co2-monthly': 'signup',
  penguins: 'ended',
}

const at = (days: number) => fromNow({ days })

function scheduleFixture(id: number, plan: Plan): Schedule {
  return {
    id,
    title: '初赛',
    titleEn: 'Preliminary',
    sort: 0,
    startTime: at(plan.signup[0]),
    endTime: at(plan.listB[1]),
    listAStartTime: at(plan.listA[0]),
    listAEndTime: at(plan.listA[1]),
    listBStartTime: at(plan.listB[0]),
    listBEndTime: at(plan.listB[1]),
    maxSubmitCount: 5,
    maxErrorSubmitCount: 3,
    subRank: 0,
  }
}

const facets = {
  forecast: { code: 'forecast', nameCn: '时序预测', nameEn: 'Forecasting' },
  tabular: { code: 'tabular', nameCn: '表格数据', nameEn: 'Tabular' },
  text: { code: 'text', nameCn: '文本', nameEn: 'Text' },
} as const
const industries = {
  public: { code: 'public', nameCn: '公共数据', nameEn: 'Public data' },
  culture: { code: 'culture', nameCn: '文化', nameEn: 'Culture' },
} as const

/** A competition for lists. */
export function competitionBriefFixture(
  competition: CastCompetition = competitionOf('us-births'),
  overrides: Partial<Brief> = {},
): Brief {
  const plan = plans[stageOf[competition.slug] ?? 'listA']
  return {
    id: competition.id,
    slug: competition.slug,
    title: competition.title,
    summary: {
      cn: '用公开数据练手：提交预测，几秒后看到分数和名次。',
      en: 'Practise on public data: hand in a prediction and see score and rank seconds later.',
    },
    type: 1,
    format: 3,
    raceId: 1,
    tags: competition.slug === 'tang-or-song' ? [facets.text] : [facets.forecast, facets.tabular],
    industries: [competition.slug === 'tang-or-song' ? industries.culture : industries.public],
    reward: { cn: '训练赛证书', en: 'Training certificate' },
    metric: competition.metric,
    startTime: at(plan.signup[0]),
    endTime: at(plan.listB[1]),
    signupStartTime: at(plan.signup[0]),
    signupEndTime: at(plan.signup[1]),
    isOpenSignup: plan.signup[1] > 0,
    schedules: [scheduleFixture(competition.id * 10, plan)],
    teamCount: 29,
    submitCount: 214,
    datasetCount: 1,
    picture: null,
    ...overrides,
  }
}

const all = { id: 0, nameCn: '全部', nameEn: 'ALL', banner: '', bannerUrl: '', bannerStatus: 0 }
const allFacet = { code: '', nameCn: '全部', nameEn: 'ALL' }

/** The list call's answer for some competitions. */
export function competitionListFixture(
  list: readonly Brief[] = competitions.map((competition) =>
    competitionBriefFixture(competition, { picture: pictureFixture(competition.slug, 'small') }),
  ),
  total = list.length,
): DataIn<typeof competitionList> {
  return {
    cmpt: { list: [...list], total },
    raceCategory: [all, { ...all, id: 1, nameCn: '训练场', nameEn: 'Training ground' }],
    cmptTags: [allFacet, facets.forecast, facets.tabular, facets.text],
    industries: [allFacet, industries.public, industries.culture],
    recommends:
      list.length > 0 ? [] : [competitionBriefFixture(), competitionBriefFixture(competitionOf('tang-or-song'))],
  }
}

/** Scores of a ranking: best first, closer to each other towards the top, as in real rankings. */
function scoreAt(metric: CastCompetition['metric'], place: number): number {
  const spread = Math.sqrt(place) * 0.021
  if (metric === 'rmse') return 341.2 + spread * 900
  if (metric === 'mae') return 16.9 + spread * 12
  if (metric === 'log-loss') return 0.951 + spread
  return 0.9341 - spread
}

/** One row of a ranking. */
export function rankRowFixture(place = 1, competition: CastCompetition = competitionOf('us-births')): RankRow {
  const team = teams[(place - 1) % teams.length]
  if (!team) throw new Error('the cast has no teams')
  const score = scoreAt(competition.metric, place)
  const worse = metrics[competition.metric].direction === 'asc' ? 1 : -1
  const steps = 4 + (place % 4)
  return {
    rank: place,
    previousRank: place % 8 === 0 ? null : Math.max(1, place + ((place * 5) % 5) - 2),
    team: { id: team.id, name: team.name, avatar: null },
    members: team.members.map(({ id, name }) => ({ id, name, avatar: null })),
    score,
    submits: 6 + ((place * 13) % 60),
    lastSubmitAt: fromNow({ minutes: -12 - place * 47 }),
    history: Array.from({ length: steps }, (_, step) => ({
      at: fromNow({ days: -18 + (step * 17) / steps }),
      score: score + worse * Math.abs(score) * 0.06 * (1 - (step + 1) / steps),
    })),
    demo: true,
    promoted: false,
  }
}

/** Ranks of the first teams over twelve days: nearer to their final order from day to day, and some late to the list. */
function trendFixture(teamCount: number): Rankings['trend'] {
  const days = 12
  return Array.from({ length: days }, (_, day) => {
    const weight = (days - 1 - day) / days
    const order = Array.from({ length: teamCount }, (_, place) => place)
      .filter((place) => day >= (place * 7) % 5)
      .toSorted((a, b) => a - b + weight * (((b * 5) % 7) - ((a * 5) % 7)) * 1.6)
    return {
      day: fromNow({ days: day - days + 1 }).slice(0, 10),
      ranks: Array.from({ length: teamCount }, (_, place) => {
        const index = order.indexOf(place)
        return index < 0 ? null : index + 1 + Math.floor(index * weight)
      }),
    }
  })
}

export interface RankingsOptions {
  competition?: CastCompetition
  /** Number of teams in the list. */
  total?: number
  page?: number
  perSize?: number
  /** Rank of the own team; null for a visitor. */
  own?: number | null
  stage?: 0 | 1
  /** Whether list B is visible. */
  isListBOpen?: boolean
}

/** A page of a ranking with its surroundings. */
export function rankingsFixture(options: RankingsOptions = {}, overrides: Partial<Rankings> = {}): Rankings {
  const { competition = competitionOf('us-births'), total = 29, page = 1, perSize = 20, own = 13, stage = 0 } = options
  const first = (page - 1) * perSize + 1
  const rows = Array.from({ length: Math.max(0, Math.min(perSize, total - first + 1)) }, (_, index) =>
    rankRowFixture(first + index, competition),
  )
  const brief = competitionBriefFixture(competition)
  const best = scoreAt(competition.metric, 1)
  const worst = scoreAt(competition.metric, Math.max(2, total))
  const width = (best - worst) / 24
  return {
    metric: competition.metric,
    decimals: metrics[competition.metric].decimals,
    schedule: brief.schedules[0] ?? null,
    stage,
    lists: [
      { stage: 0, open: true, opensAt: null },
      { stage: 1, open: options.isListBOpen ?? false, opensAt: brief.schedules[0]?.listBStartTime ?? null },
    ],
    list: rows,
    total,
    page,
    per_size: perSize,
    self: own === null || total === 0 ? null : rankRowFixture(own, competition),
    promotion: null,
    baselines:
      total === 0
        ? []
        : [
            {
              key: 'better',
              label: { cn: '较好基线', en: 'Better baseline' },
              score: scoreAt(competition.metric, 9.5),
            },
            { key: 'middle', label: { cn: '中等基线', en: 'Middle baseline' }, score: scoreAt(competition.metric, 18) },
          ],
    distribution:
      total === 0
        ? []
        : Array.from({ length: 24 }, (_, index) => ({
            from: worst + width * index,
            to: worst + width * (index + 1),
            count: Math.round(6 * Math.exp(-(((index - 15) / 5) ** 2))),
          })),
    field: Array.from({ length: total > DRAWN ? LEADERS : total }, (_, index) => {
      const { team, score } = rankRowFixture(index + 1, competition)
      return { ...team, score }
    }),
    trend: total === 0 ? [] : trendFixture(Math.min(total, LEADERS)),
    updatedAt: total === 0 ? null : fromNow({ minutes: -4 }),
    frameHosts: [],
    ...overrides,
  }
}

const section = (key: Sections[number]['key'], cn: string, en: string, html: string, htmlEn: string) => ({
  key,
  title: { cn, en },
  html: { cn: html, en: htmlEn },
})

/** The texts about the task. */
export const sectionsFixture: Sections = [
  section(
    'background',
    '背景',
    'Background',
    '<p>出生人数每天都被记录。节假日和周末让它有很强的周期。</p>',
    '<p>Births are counted every day. Holidays and weekends give the series a strong rhythm.</p>',
  ),
  section(
    'task',
    '赛题',
    'Task',
    '<p>给出 2000 到 2013 年的每日人数，预测 2014 年每一天。</p>',
    '<p>Given the days of 2000 to 2013, predict every day of 2014.</p>',
  ),
  section(
    'evaluation',
    '评分',
    'Evaluation',
    '<p>均方根误差，越小越好。</p><pre><code>RMSE = sqrt(mean((y − ŷ)²))</code></pre>',
    '<p>Root mean squared error, smaller is better.</p><pre><code>RMSE = sqrt(mean((y − ŷ)²))</code></pre>',
  ),
  section('data', '数据', 'Data', '<p>5,114 天训练，365 天测试。</p>', '<p>5,114 days to train, 365 to test.</p>'),
  section(
    'rules',
    '规则',
    'Rules',
    '<ul><li>这是训练赛，答案可公开获得。</li><li>每队每天 5 次。</li></ul>',
    '<ul><li>A training contest: the answers can be found.</li><li>Five entries per team and day.</li></ul>',
  ),
]

/** The questions of a competition. */
export const faqFixture: DataIn<typeof competitionFaq>['faq'] = [
  {
    question: { cn: '可以用外部数据吗？', en: 'May I use other data?' },
    answer: { cn: '<p>可以，请在说明里写清来源。</p>', en: '<p>Yes. Name the source in the description.</p>' },
  },
  {
    question: { cn: '每天几点恢复提交次数？', en: 'When do entries come back?' },
    answer: { cn: '<p>北京时间 00:00。</p>', en: '<p>At midnight in Beijing.</p>' },
  },
]

/** The participation agreement of a competition. */
export const agreementFixture: DataIn<typeof competitionAgreement>['cmptAgreement'] = {
  cn: '<p>参赛者同意公开队名与成绩。</p>',
  en: '<p>Contestants agree that team names and scores are public.</p>',
}

/** A competition's page; by default the visitor has not signed up. */
export function competitionProfileFixture(
  overrides: Partial<Profile> = {},
  competition: CastCompetition = competitionOf('us-births'),
): Profile {
  return {
    ...competitionBriefFixture(competition),
    picture: pictureFixture(competition.slug, 'large'),
    hasAgreement: true,
    fileCount: competitionDatasetFixture(competition).files.length,
    faqCount: faqFixture.length,
    isProtocolAgreed: false,
    agreementVersion: 1,
    race: { id: 1, nameCn: '训练场', nameEn: 'Training ground' },
    isSeasonal: false,
    signupState: 0,
    signedUpAt: null,
    teamJoinUndisposedCount: 0,
    invite: { route: '' },
    baselines: rankingsFixture({ competition }).baselines,
    leaders: [1, 2, 3].map((place) => rankRowFixture(place, competition)),
    median: scoreAt(competition.metric, 15),
    own: null,
    profile: { team: null },
    gate: 'realName',
    downloadBlocks: ['loginFirst', 'signUpFirst', 'protocolFirst', 'realNameFirst'],
    ...overrides,
  }
}

/** A competition's page for a signed-up, verified person: everything is open. */
export const participatingProfileFixture = (
  overrides: Partial<Profile> = {},
  competition: CastCompetition = competitionOf('us-births'),
): Profile =>
  competitionProfileFixture(
    {
      signupState: 3,
      signedUpAt: fromNow({ days: -11 }),
      downloadBlocks: [],
      isProtocolAgreed: true,
      profile: { team: ownTeamFixture() },
      own: { rank: 13, score: scoreAt(competition.metric, 13) },
      ...overrides,
    },
    competition,
  )

/** The team of 林晓舟. */
export function ownTeamFixture(): NonNullable<Profile['profile']['team']> {
  const team = teams.find(({ key }) => key === 'near-shore')
  if (!team) throw new Error('the cast has no team near-shore')
  const [captain] = team.members
  return {
    id: team.id,
    name: team.name,
    manifesto: team.manifesto,
    avatar: null,
    cheatStatus: 0,
    scheduleId: null,
    captainId: captain?.id ?? 1,
    members: team.members.map(({ id, ssoId, name }) => ({ id, userId: ssoId, name, avatar: null })),
  }
}

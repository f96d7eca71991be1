import type { DataIn } from '@shulei/contract/call.ts'
import type { announcements, desk, deskActs, deskPeople, deskValues } from '@shulei/contract/host/desk/calls.ts'
import { DAY, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import type { Act, ActFacts } from '@shulei/domain/host/desk/acts.ts'
import { type CastPerson, people, personOf } from '../../cast/people.ts'
import { type CastTeam, teamOf, teams } from '../../cast/teams.ts'
import { fromNow, mockNow } from '../../clock.ts'
import { hostedFixture } from '../hosting/fixtures.ts'

type Desk = DataIn<typeof desk>
type Values = DataIn<typeof deskValues>
type People = DataIn<typeof deskPeople>
type Announcements = DataIn<typeof announcements>
type Acts = DataIn<typeof deskActs>
type ActLine = Acts['list'][number]

const briefOf = ({ id, name }: CastPerson) => ({ id, name, avatar: null })

const hosted = () => {
  const [first] = hostedFixture().list
  if (!first) throw new Error('何秋水 hosts no competition')
  return first
}

/** Instant at which list B of 何秋水's competition opens. */
const turn = fromNow({ days: 3, hours: 11, minutes: 20 })

/** Sign-ups and submissions of each of the last fourteen days, the oldest first. */
const signUps = [0, 0, 0, 0, 12, 8, 3, 0, 1, 2, 1, 3, 0, 1]
const submissions = [0, 0, 0, 0, 2, 9, 11, 6, 4, 8, 14, 12, 13, 8]

/** Submissions of 何秋水's class that failed, the latest first. */
const failed: Desk['failed'] = [
  {
    ...{ id: 90_112, team: teamOf('south-wind').name, no: 14, at: fromNow({ minutes: -26 }) },
    ...{ code: 'problem.columnMissing', facts: { column: '潮位' } },
  },
  {
    ...{ id: 90_097, team: teamOf('wavelet').name, no: 6, at: fromNow({ hours: -5 }) },
    ...{ code: 'problem.emptyCell', facts: { line: 17, column: '潮位' } },
  },
  {
    ...{ id: 90_055, team: teamOf('early-stop').name, no: 2, at: fromNow({ days: -2 }) },
    ...{ code: 'log.gaveUp', facts: { attempts: 3 } },
  },
]

/** The desk of 何秋水's competition that runs, as its owner sees it. */
export const deskFixture = (overrides: Partial<Desk> = {}): Desk => {
  const { id, title, startTime, endTime, code, people: signedUp, teams: teamCount } = hosted()
  return {
    ...{ id, title, role: 'owner', startTime, turn, endTime, code },
    funnel: { opened: 42, signedUp, teams: teamCount, submitted: 9, scored: 8 },
    days: signUps.map((count, at) => ({
      day: shanghaiDay(mockNow - (signUps.length - 1 - at) * DAY),
      ...{ people: count, submissions: submissions[at] ?? 0 },
    })),
    waiting: 2,
    failed,
    members: [
      { person: briefOf(personOf('he')), role: 'owner', since: startTime },
      { person: briefOf(personOf('meng')), role: 'coHost', since: fromNow({ days: -8 }) },
      { person: briefOf(personOf('duan')), role: 'moderator', since: fromNow({ days: -3 }) },
    ],
    ...overrides,
  }
}

/** A desk on its first day: nobody has come yet. */
export const newDeskFixture = (): Desk => {
  const whole = deskFixture()
  return {
    ...whole,
    ...{ startTime: fromNow({ hours: -1 }), waiting: 0, failed: [] },
    funnel: { opened: 0, signedUp: 0, teams: 0, submitted: 0, scored: 0 },
    days: whole.days.map(({ day }) => ({ day, people: 0, submissions: 0 })),
    members: whole.members.slice(0, 1),
  }
}

/** What 段云深 sees, who looks on: no code to give away. */
export const moderatorDeskFixture = (): Desk => deskFixture({ role: 'moderator', code: null })

const background = {
  cn: '二班的同学在学校东边的码头量了一个月的潮位，每十分钟一次。\n\n- 风向和气压来自校园气象站\n- 缺测的时刻已经**去掉**',
  en: 'Class two measured the tide at the pier for a month, every ten minutes.\n\n- Wind and pressure come from the weather station of the school\n- Moments without a reading were **left out**',
}
const task = {
  cn: '根据前六小时的读数，预测下一个小时的潮位（厘米）。',
  en: 'Predict the tide of the next hour (in centimeters) from the six hours before.',
}
const evaluation = {
  cn: '均方根误差，越小越好。三分之一的行决定 A 榜，其余的行决定 B 榜。',
  en: 'Root mean squared error; lower is better. A third of the rows decides list A, the others list B.',
}
const data = {
  cn: '`train.csv` 有 3,024 行，用来学习；`test.csv` 有 1,296 行。',
  en: '`train.csv` has 3,024 rows to learn from; `test.csv` has 1,296.',
}
const rules = {
  cn: '请独立完成。数据只供本班使用，不要转发。',
  en: 'Work on your own. The data are for this class alone; do not pass them on.',
}

/** The values of 何秋水's competition. */
export const deskValuesFixture = (): Values => ({
  values: {
    title: { cn: hosted().title.cn, en: 'Tides of class two' },
    summary: { cn: '预测学校码头下一个小时的潮位。', en: 'Predict the tide at the pier one hour ahead.' },
    sections: [background, task, evaluation, data, rules],
    faq: [
      {
        question: { cn: '可以几个人一队？', en: 'How many people make a team?' },
        answer: { cn: '一到五个人。', en: 'One to five.' },
      },
      {
        question: { cn: '码头在哪里？', en: 'Where is the pier?' },
        answer: { cn: '从操场东门出去，走五分钟。', en: 'Five minutes from the east gate of the sports ground.' },
      },
    ],
    ...{ gate: 'none', teamMax: 5, dailySubmissions: 20, turn, end: hosted().endTime },
  },
  headings: [
    { cn: '背景', en: 'Background' },
    { cn: '任务', en: 'Task' },
    { cn: '评分', en: 'Evaluation' },
    { cn: '数据', en: 'Data' },
    { cn: '规则', en: 'Rules' },
  ],
  ...{ startTime: hosted().startTime, signedUp: hosted().people, largestTeam: 3 },
})

/** The teams of 何秋水's competition, and people of the cast who have no team in it. */
const herTeams = teams.filter(({ key }) => !['grid-shells', 'sea-needle', 'one-line'].includes(key)).slice(0, 12)
const hosts: readonly CastPerson[] = ['he', 'meng', 'duan'].map(personOf)
const inTeams = herTeams.flatMap((team) => team.members.map((person) => ({ person, team: team as CastTeam | null })))
const alone = people
  .filter((person) => !hosts.includes(person) && !inTeams.some((one) => one.person === person))
  .map((person) => ({ person, team: null }))

/** How many submissions a team has handed in, and its best score; teams that handed in nothing have none. */
function workOf(team: CastTeam | null) {
  const at = team ? herTeams.indexOf(team) : -1
  if (at < 0 || at > 8) return { submissions: 0, lastAt: null, score: null }
  return {
    ...{ submissions: 21 - at * 2, lastAt: fromNow({ hours: -1 - at * 7 }) },
    score: at === 8 ? null : (0.08213 + at * 0.00731).toFixed(5),
  }
}

const signedUp = [...inTeams, ...alone].slice(0, 31).map(({ person, team }, at) => ({
  person: briefOf(person),
  signedUpAt: fromNow({ days: -Math.floor(at / 4), hours: -1 - at }),
  organization: person.organization,
  team: team && { id: team.id, name: team.name, members: team.members.length },
  ...workOf(team),
}))

/** A page of the people of 何秋水's competition, the latest first. */
export function deskPeopleFixture({ find = '', page = 1, perPage = 20 } = {}): People {
  const found = signedUp.filter(({ person, organization, team }) =>
    [person.name, organization, team?.name ?? ''].some((text) => text.includes(find)),
  )
  return { total: found.length, list: found.slice((page - 1) * perPage, page * perPage) }
}

/** What 何秋水 and 孟怀远 have announced, the latest first. */
export const announcementsFixture = (): Announcements => ({
  audiences: { all: hosted().people, idle: 14 },
  list: [
    {
      ...{ id: 302, at: fromNow({ days: -1, hours: -2 }), by: personOf('meng').name, audience: 'idle', people: 16 },
      title: { cn: '还没交第一份结果的同学', en: 'No submission yet?' },
      text: {
        cn: '先把示例文件原样交一次，看到成绩后再改进。不会的同学周三下午来机房。',
        en: 'Hand in the sample file as it is, then improve on it. Help is in the computer room on Wednesday afternoon.',
      },
    },
    {
      ...{ id: 301, at: fromNow({ days: -6 }), by: personOf('he').name, audience: 'all', people: 24 },
      title: { cn: '数据更正：4 月 12 日的风向', en: '' },
      text: { cn: '那一天的风向计装反了，表里已经改正。请重新下载训练集。', en: '' },
    },
  ],
})

/** A line of the log with the facts that belong to its act. */
const line = <A extends Act>(
  id: number,
  at: string,
  [mailbox, role]: readonly [mailbox: string, role: ActLine['role']],
  act: A,
  facts: ActFacts[A],
): ActLine => {
  const of = 'userId' in facts ? (people.find((person) => person.id === facts.userId)?.name ?? null) : null
  return { id, at, by: personOf(mailbox).name, role, act, of, facts: { ...facts } }
}

const owner = ['he', 'owner'] as const
const coHost = ['meng', 'coHost'] as const

/** Everything that happened at 何秋水's desk, the latest first. */
export function actsFixture(): ActLine[] {
  const { values } = deskValuesFixture()
  const [, second] = announcementsFixture().list
  const [rest] = announcementsFixture().list
  const meng = { userId: personOf('meng').id }
  const duan = { userId: personOf('duan').id }
  const xie = { userId: personOf('xie').id }
  const shorter = values.sections.map((text, at) => (at === 4 ? { cn: '请独立完成。', en: '' } : text))
  return [
    line(419, fromNow({ hours: -3 }), owner, 'changed', {
      ...{ field: 'end', before: fromNow({ days: 4 }), after: values.end },
    }),
    line(418, fromNow({ hours: -3 }), owner, 'changed', { field: 'sections', before: shorter, after: values.sections }),
    line(417, fromNow({ days: -1, hours: -2 }), coHost, 'announced', {
      ...{ audience: 'idle', people: 16, title: rest?.title ?? values.title, text: rest?.text ?? values.title },
    }),
    line(416, fromNow({ days: -2 }), coHost, 'changed', { field: 'dailySubmissions', before: 10, after: 20 }),
    line(415, fromNow({ days: -3 }), owner, 'roleGiven', { ...duan, before: null, after: 'moderator' }),
    line(414, fromNow({ days: -4 }), owner, 'codeRenewed', {}),
    line(413, fromNow({ days: -5 }), owner, 'changed', { field: 'gate', before: 'profile', after: 'none' }),
    line(412, fromNow({ days: -6 }), owner, 'announced', {
      ...{ audience: 'all', people: 24, title: second?.title ?? values.title, text: second?.text ?? values.title },
    }),
    line(411, fromNow({ days: -7 }), owner, 'roleTaken', { ...xie, before: 'moderator' }),
    line(410, fromNow({ days: -8 }), owner, 'roleGiven', { ...meng, before: 'moderator', after: 'coHost' }),
    line(409, fromNow({ days: -8, hours: -1 }), owner, 'changed', {
      ...{ field: 'title', before: { cn: '潮位预测', en: '' }, after: values.title },
    }),
    line(408, hosted().startTime, owner, 'made', {}),
  ]
}

/** A page of the log. */
export function actsPageFixture({
  before,
  perPage = 30,
}: {
  before?: number | undefined
  perPage?: number
} = {}): Acts {
  const rest = actsFixture().filter(({ id }) => before === undefined || id < before)
  const list = rest.slice(0, perPage)
  return { list, next: rest.length > perPage ? (list.at(-1)?.id ?? null) : null }
}

import * as profileAddress from '@shulei/domain/address/profile.ts'
import type { NoticeFacts, NoticeKind } from '@shulei/domain/talk/notice/notice.ts'
import { competitionOf } from './competitions.ts'
import { type CastPerson, personOf } from './people.ts'
import { teamOf } from './teams.ts'

/** A notice to a person of the cast. */
export type CastNotice = {
  [K in NoticeKind]: {
    to: CastPerson
    kind: K
    /** The actor; null for the platform. */
    actor: CastPerson | null
    /** Distinguishes events of one kind. */
    subject: string
    facts: NoticeFacts[K]
    hoursAgo: number
    read: boolean
  }
}[NoticeKind]

const inCompetition = (slug: string) => {
  const { id, title } = competitionOf(slug)
  return { competitionId: id, competition: title }
}

const article = (author: string, title: string) => ({
  title: { cn: title, en: title },
  href: profileAddress.articles({ id: personOf(author).id }),
})

type Row = Pick<CastNotice, 'kind' | 'facts' | 'subject'> & { actor?: string; read?: boolean }

const followed = (actor: string, read = true) => ({ kind: 'followed', actor, subject: '', facts: {}, read }) as const
const liked = (actor: string, author: string, title: string, read = true) =>
  ({ kind: 'liked', actor, subject: `article:${title}`, facts: article(author, title), read }) as const
const saved = (actor: string, author: string, title: string, read = true) =>
  ({ kind: 'saved', actor, subject: `article:${title}`, facts: article(author, title), read }) as const
const scored = (slug: string, no: number, score: number, read = true) =>
  ({
    kind: 'scored',
    subject: `cast:${slug}:${no}`,
    facts: { ...inCompetition(slug), no, score },
    read,
  }) as const
const invited = (actor: string, slug: string, team: string, inviteId: number, read = true) =>
  ({
    kind: 'invited',
    actor,
    subject: `invite:${inviteId}`,
    facts: { ...inCompetition(slug), inviteId, teamId: teamOf(team).id, team: teamOf(team).name },
    read,
  }) as const
const appeal = (slug: string, accepted: boolean, read = true) =>
  ({ kind: 'appealAnswered', subject: `appeal:${slug}`, facts: { ...inCompetition(slug), accepted }, read }) as const

const maintenance = (read: boolean): Row => ({
  kind: 'announced',
  subject: 'maintenance',
  facts: {
    title: { cn: '评测系统升级完成', en: 'The evaluation has been upgraded' },
    intro: {
      cn: '评测平均用时缩短到两秒以内，历史成绩不变。',
      en: 'Scores arrive within two seconds; past results are unchanged.',
    },
    content: {
      cn: '<p>评测系统已完成升级：</p><ul><li>平均用时缩短到两秒以内；</li><li>文件有误时，会指出具体的行和列；</li><li>历史成绩不变，无需重新提交。</li></ul>',
      en: '<p>The evaluation has been upgraded:</p><ul><li>scores arrive within two seconds;</li><li>for a faulty file you are told the line and the column;</li><li>past results are unchanged, nothing has to be submitted again.</li></ul>',
    },
  },
  read,
})

/** By person: hours before now, and the event. */
const rows: Readonly<Record<string, [hoursAgo: number, row: Row][]>> = {
  lin: [
    [0.4, scored('us-births', 18, 497.61, false)],
    [5, followed('cui', false)],
    [7, liked('gu', 'lin', '动手之前的三张图', false)],
    [21, invited('gu', 'flight-delay', 'tidal-flat', 501, false)],
    [26, scored('us-births', 17, 503.42)],
    [49, saved('he', 'lin', '动手之前的三张图')],
    [80, followed('mira')],
    [100, saved('wen', 'lin', '动手之前的三张图')],
    [150, maintenance(true)],
    [170, followed('hetinglan')],
    [260, liked('mira', 'lin', '动手之前的三张图')],
    [340, appeal('football-result', true)],
    [420, followed('ayinur')],
    [700, followed('wen')],
  ],
  wen: [
    [3, followed('shu', false)],
    [72, scored('us-births', 12, 528.7, false)],
    [150, maintenance(false)],
    [400, followed('lin')],
  ],
  shu: [
    [30, followed('ye', false)],
    [150, maintenance(true)],
    [210, followed('wen')],
  ],
  fang: [
    [13, followed('yuan', false)],
    [150, maintenance(false)],
    [300, followed('luo')],
  ],
  gu: [
    [1, followed('wan', false)],
    [4, saved('lin', 'gu', '队长手记：我们怎样少提交、多记录', false)],
    [9, liked('zhou', 'gu', '队长手记：我们怎样少提交、多记录', false)],
    [28, followed('ding')],
    [47, saved('he', 'gu', '队长手记：我们怎样少提交、多记录')],
    [90, appeal('weather-type', false)],
    [150, maintenance(true)],
    [230, followed('zhong')],
    [360, followed('lin')],
  ],
  mira: [
    [8, liked('oliver', 'mira', 'Lags that exist when you need them', false)],
    [16, saved('sofia', 'mira', 'Lags that exist when you need them', false)],
    [22, invited('oliver', 'flight-delay', 'tidal-lock', 502, false)],
    [68, followed('sofia')],
    [140, saved('lin', 'mira', 'Lags that exist when you need them')],
    [150, maintenance(true)],
    [310, followed('gu')],
  ],
  oliver: [
    [6, followed('tom', false)],
    [150, maintenance(true)],
    [190, followed('jonas')],
    [420, followed('mira')],
  ],
  zhou: [
    [2, scored('tang-or-song', 23, 0.8619, false)],
    [18, followed('ouyang', false)],
    [150, maintenance(true)],
    [330, followed('bai')],
  ],
  he: [
    [11, saved('tang', 'he', '为什么第一课永远是基线', false)],
    [19, followed('zhong', false)],
    [60, liked('meng', 'he', '为什么第一课永远是基线')],
    [150, maintenance(true)],
    [500, followed('gu')],
  ],
  jian: [
    [24, followed('lu', false)],
    [150, maintenance(true)],
    [280, followed('zhou')],
  ],
  shen: [
    [35, followed('xie', false)],
    [150, maintenance(true)],
    [220, followed('cheng')],
  ],
  xia: [[150, maintenance(false)]],
}

const castNotice = (mailbox: string, hoursAgo: number, { actor, read = true, ...row }: Row) =>
  ({ ...row, to: personOf(mailbox), actor: actor === undefined ? null : personOf(actor), hoursAgo, read }) as CastNotice

/** The notices of the cast, each person's newest first. */
export const castNotices: readonly CastNotice[] = Object.entries(rows).flatMap(([mailbox, list]) =>
  list.map(([hoursAgo, row]) => castNotice(mailbox, hoursAgo, row)),
)

/** A person's notices, newest first. */
export const noticesOf = (person: CastPerson): CastNotice[] => castNotices.filter(({ to }) => to === person)

import type { NewNotice } from '../../../src/modules/talk/notice/notice.service.ts'
import { notify } from '../../../src/modules/talk/notice/notice.service.ts'
import type { TestApi } from '../../harness.ts'

type Event<N = NewNotice> = N extends NewNotice ? Omit<N, 'at'> : never

const competition = { competitionId: 963, competition: { cn: '企鹅分类', en: 'Penguin species' } }

/** An event of every kind for a recipient, caused by an actor. */
export const everyKind = (recipientId: number, actorId: number): Event[] => [
  { recipientId, kind: 'followed', actorId, facts: {} },
  {
    recipientId,
    kind: 'liked',
    actorId,
    subject: 'article:1',
    facts: { title: { cn: '文', en: 'Text' }, href: '/users/1' },
  },
  {
    recipientId,
    kind: 'saved',
    actorId,
    subject: 'article:1',
    facts: { title: { cn: '文', en: 'Text' }, href: '/users/1' },
  },
  {
    recipientId,
    kind: 'invited',
    actorId,
    subject: 'invite:7',
    facts: { ...competition, inviteId: 7, teamId: 3101, team: '潮间带' },
  },
  { recipientId, kind: 'appealAnswered', subject: 'appeal:1', facts: { ...competition, accepted: true } },
  { recipientId, kind: 'scored', subject: 'submission:1', facts: { ...competition, no: 1, score: 0.91 } },
  { recipientId, kind: 'failed', subject: 'submission:2', facts: { ...competition, no: 2 } },
  {
    recipientId,
    kind: 'scheduleOpens',
    subject: 'schedule:1:A',
    facts: { ...competition, list: 'A', at: '2026-11-22T02:00:00Z' },
  },
  {
    recipientId,
    kind: 'scheduleCloses',
    subject: 'schedule:1:A',
    facts: { ...competition, list: 'A', at: '2026-11-22T02:00:00Z' },
  },
  { recipientId, kind: 'listBOpened', subject: 'schedule:1:B', facts: { ...competition, scheduleId: 1 } },
  {
    recipientId,
    kind: 'rescored',
    subject: 'rescore:1',
    facts: {
      ...competition,
      teamId: 3101,
      team: '潮间带',
      list: 'B',
      was: { rank: 2, score: '0.797969' },
      now: { rank: 1, score: '0.791203' },
      reason: { cn: '官方更正了 250 行标签', en: '' },
    },
  },
  {
    recipientId,
    kind: 'promoted',
    subject: 'promotion:1',
    facts: { ...competition, teamId: 3101, team: '潮间带', round: { cn: '决赛', en: 'Finals' }, rank: 4 },
  },
  {
    recipientId,
    kind: 'hostWrote',
    actorId,
    subject: 'act:1',
    facts: {
      ...competition,
      title: { cn: '明天答疑', en: 'Questions tomorrow' },
      text: { cn: '明天下午三点在二号教室。\n请带上电脑。', en: 'Tomorrow at three in room 2.\nBring your computer.' },
    },
  },
  {
    recipientId,
    kind: 'endMoved',
    actorId,
    subject: 'end:1',
    facts: { ...competition, was: '2026-11-25T12:00:00Z', end: '2026-11-28T12:00:00Z' },
  },
  {
    recipientId,
    kind: 'certified',
    subject: 'SL-1001-3101',
    facts: { ...competition, no: 'SL-1001-3101', team: '潮间带', rank: 4, total: 29 },
  },
  {
    recipientId,
    kind: 'replied',
    actorId,
    subject: 'post:1',
    facts: { ...competition, topicId: 7, topic: '闰年', no: 12 },
  },
  {
    recipientId,
    kind: 'commented',
    subject: 'sourceComment:1',
    facts: { ...competition, teamId: 3101, team: '潮间带', by: 'organizer', procedureId: 7, no: 2 },
  },
  {
    recipientId,
    kind: 'mentioned',
    actorId,
    subject: 'post:1',
    facts: { ...competition, topicId: 7, topic: '闰年', no: 0 },
  },
  {
    recipientId,
    kind: 'teamAsked',
    actorId,
    subject: 'teamAsked:1',
    facts: { ...competition, teamId: 3101, team: '潮间带' },
  },
  {
    recipientId,
    kind: 'teamAccepted',
    actorId,
    subject: 'teamAccepted:1',
    facts: { ...competition, teamId: 3101, team: '潮间带' },
  },
  {
    recipientId,
    kind: 'teamDenied',
    actorId,
    subject: 'teamDenied:1',
    facts: { ...competition, teamId: 3101, team: '潮间带' },
  },
  {
    recipientId,
    kind: 'inviteAgreed',
    actorId,
    subject: 'inviteAgreed:1',
    facts: { ...competition, teamId: 3101, team: '潮间带' },
  },
  {
    recipientId,
    kind: 'inviteRefused',
    actorId,
    subject: 'inviteRefused:1',
    facts: { ...competition, teamId: 3101, team: '潮间带' },
  },
  {
    recipientId,
    kind: 'teamRemoved',
    actorId,
    subject: 'teamRemoved:1',
    facts: { ...competition, teamId: 3101, team: '潮间带' },
  },
  {
    recipientId,
    kind: 'teamCaptain',
    actorId,
    subject: 'teamCaptain:1',
    facts: { ...competition, teamId: 3101, team: '潮间带' },
  },
  {
    recipientId,
    kind: 'teamMerged',
    actorId,
    subject: 'teamMerged:1',
    facts: { ...competition, teamId: 3101, team: '潮间带', other: '平仄之间' },
  },
  {
    recipientId,
    kind: 'teamGone',
    actorId,
    subject: 'teamGone:1',
    facts: { ...competition, teamId: 3101, team: '潮间带' },
  },
  {
    recipientId,
    kind: 'blocked',
    subject: 'team:3101:1',
    facts: { ...competition, teamId: 3101, team: '潮间带', reason: { cn: '一人多号', en: 'Several accounts' } },
  },
  {
    recipientId,
    kind: 'unblocked',
    subject: 'team:3101:2',
    facts: { ...competition, teamId: 3101, team: '潮间带' },
  },
  {
    recipientId,
    kind: 'verificationDecided',
    subject: 'company:1',
    facts: { of: 'company', reason: { cn: '执照不清晰', en: '' } },
  },
  {
    recipientId,
    kind: 'announced',
    subject: 'news:1',
    facts: {
      title: { cn: '升级', en: 'Upgrade' },
      intro: { cn: '已完成', en: 'Done' },
      content: { cn: '<p>好</p><script>x</script>', en: '<p>Good</p>' },
    },
  },
]

/** Notifies people of events, in one transaction. */
export const tell = ({ platform, clock }: TestApi, events: readonly Event[]): Promise<number> =>
  platform.db.transaction((tx) => notify(tx, events.map((event) => ({ ...event, at: clock.now() })) as NewNotice[]))

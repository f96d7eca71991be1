import type { RescoredPlace } from './rescored.ts'

/** A text in both languages. */
interface Bilingual {
  cn: string
  en: string
}

/** A list of the message center (`A§7`). */
export const noticeLists = ['system', 'all', 'like', 'save', 'follow'] as const
export type NoticeList = (typeof noticeLists)[number]

/** Decides the page, the view call and the list of a notice in the message center (`A§7`). */
export type NoticeGroup = 'system' | 'block' | 'deblock' | 'invite' | 'appeal' | 'like' | 'save' | 'follow'

/** Groups of notices that a person may switch off (Q061). Blocks and answers to appeals always arrive. */
export const ignorableGroups = ['system', 'like', 'save', 'follow', 'invite'] as const satisfies readonly NoticeGroup[]
export type IgnorableGroup = (typeof ignorableGroups)[number]

/** What organisers decided about a team: it is marked as suspect, or banned. */
export type FlagVerdict = 'flag' | 'ban'

/** A person's work that others like or save. */
interface Thing {
  title: Bilingual
  /** Path of its page. */
  href: string
}

interface InCompetition {
  competitionId: number
  competition: Bilingual
}

interface InActivity {
  activityId: number
  /** Title of the activity. */
  activity: Bilingual
}

/** A post of a topic in the discussion of a competition or of an activity. */
type InTopic = (InCompetition | InActivity) & {
  topicId: number
  topic: string
  /** Number of the post in its topic. */
  no: number
}

interface InTeam extends InCompetition {
  teamId: number
  team: string
}

/** Facts of each kind of notice besides the actor. Instants are ISO 8601. */
export interface NoticeFacts {
  /** `about` is the first line of the follower's introduction at the time of reading. */
  followed: { about?: string }
  liked: Thing
  saved: Thing
  invited: InCompetition & { inviteId: number; teamId: number; team: string }
  appealAnswered: InCompetition & { accepted: boolean }
  /**
   * A submission was scored; with its score only if its list is open. `gain`: by how much it beats the team's best on the list
   * before it, negative where it falls short; absent for a first score, and in older notices.
   */
  scored: InCompetition & { no: number; score: number | null; gain?: number | null }
  failed: InCompetition & { no: number }
  /** A list opens within a day. */
  scheduleOpens: InCompetition & { list: 'A' | 'B'; at: string }
  /** A list closes within a day. */
  scheduleCloses: InCompetition & { list: 'A' | 'B'; at: string }
  /** List B of a schedule can be read. */
  listBOpened: InCompetition & { scheduleId: number }
  /** Metric or solution was corrected, which changed the place of a team on a list. */
  rescored: InTeam & { list: 'A' | 'B'; was: RescoredPlace; now: RescoredPlace; reason: Bilingual }
  /** A team is promoted to the next schedule. */
  promoted: InCompetition & { teamId: number; team: string; round: Bilingual; rank: number }
  /** A team's certificate has been issued; `no` is its number. */
  certified: InCompetition & { no: string; team: string; rank: number; total: number }
  /** A team was flagged or banned: it cannot submit (`B§4`), and may appeal. Older notices have no verdict: they speak of a ban. */
  blocked: InTeam & { reason: Bilingual; verdict?: FlagVerdict }
  /** A team's flag or ban has ended. */
  unblocked: InTeam & { verdict?: FlagVerdict }
  /**
   * The captain of a team is asked by a solo entrant, or by the captain of the team `other`, which wants to merge. Older notices never
   * name `other`.
   */
  teamAsked: InTeam & { other?: string }
  /** A join request was accepted, or denied. */
  teamAccepted: InTeam
  teamDenied: InTeam
  /** An invitation was accepted, or refused. */
  inviteAgreed: InTeam
  inviteRefused: InTeam
  /** A member was removed and is a solo entrant now. */
  teamRemoved: InTeam
  /** A member became the captain. */
  teamCaptain: InTeam
  /** The team `other` moved into `team`. */
  teamMerged: InTeam & { other: string }
  /** A team that was asked to join has been disbanded, or has moved into another team. */
  teamGone: InTeam
  /** Somebody replied to a topic that the person opened. */
  replied: InTopic
  /** A post mentions the person. */
  mentioned: InTopic
  /** Somebody commented on a version of the team's source code; `no` is the version's number. */
  commented: InTeam & { by: 'team' | 'organizer' | 'reviewer'; procedureId: number; no: number }
  /** The verification of a person or of an enterprise has passed, or was refused for a reason. */
  verificationDecided: { of: 'realName' | 'company'; reason: Bilingual | null }
  /** Whoever runs a competition wrote to its people: plain text, whose lines are paragraphs. */
  hostWrote: InCompetition & { title: Bilingual; text: Bilingual }
  /** A competition ends earlier or later than it was said. */
  endMoved: InCompetition & { was: string; end: string }
  /** Written by the platform: `content` is markup. */
  announced: { title: Bilingual; intro: Bilingual; content: Bilingual }
}
export type NoticeKind = keyof NoticeFacts

const groups = {
  followed: 'follow',
  liked: 'like',
  saved: 'save',
  invited: 'invite',
  appealAnswered: 'appeal',
  scored: 'system',
  failed: 'system',
  scheduleOpens: 'system',
  scheduleCloses: 'system',
  listBOpened: 'system',
  rescored: 'system',
  promoted: 'system',
  certified: 'system',
  blocked: 'block',
  unblocked: 'deblock',
  teamAsked: 'system',
  teamAccepted: 'system',
  teamDenied: 'system',
  inviteAgreed: 'system',
  inviteRefused: 'system',
  teamRemoved: 'system',
  teamCaptain: 'system',
  teamMerged: 'system',
  teamGone: 'system',
  replied: 'system',
  commented: 'system',
  mentioned: 'system',
  verificationDecided: 'system',
  hostWrote: 'system',
  endMoved: 'system',
  announced: 'system',
} as const satisfies Record<NoticeKind, NoticeGroup>

/** Every kind of notice. */
export const noticeKinds = Object.keys(groups) as NoticeKind[]

/** The group of a kind. */
export const groupOf = (kind: NoticeKind): NoticeGroup => groups[kind]

/** The kinds of several groups. */
const kindsOf = (wanted: readonly NoticeGroup[]): NoticeKind[] =>
  noticeKinds.filter((kind) => wanted.includes(groups[kind]))

/** The kinds of one group. */
export const kindsOfGroup = (group: NoticeGroup): NoticeKind[] => kindsOf([group])

/** The kinds of a list; `system` contains everything but likes, saves and follows: also blocks, invites and appeals. */
export function kindsOfList(list: NoticeList): NoticeKind[] {
  if (list === 'all') return noticeKinds
  return kindsOf(list === 'system' ? ['system', 'block', 'deblock', 'invite', 'appeal'] : [list])
}

/** The group in which a kind can be switched off; null for a kind that always arrives. */
export const ignorableGroupOf = (kind: NoticeKind): IgnorableGroup | null =>
  ignorableGroups.find((group) => group === groups[kind]) ?? null

/**
 * Unique key of a notice: a repeated event for the same person makes no second notice, so that fifty follows and unfollows
 * make one.
 */
export const noticeKey = (notice: {
  recipientId: number
  kind: NoticeKind
  actorId: number | null
  subject: string
}): string => JSON.stringify([notice.recipientId, notice.kind, notice.actorId, notice.subject])

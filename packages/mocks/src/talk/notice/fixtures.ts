import type { DataIn } from '@shulei/contract/call.ts'
import type { ignoreSetting, noticeDetail, noticeList } from '@shulei/contract/talk/notice/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { groupOf, kindsOfList, type NoticeList } from '@shulei/domain/talk/notice/notice.ts'
import { type CastNotice, castNotices, noticesOf } from '../../cast/notices.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { fromNow } from '../../clock.ts'
import { noticeTexts } from './texts.ts'

type Page = DataIn<typeof noticeList>
type Brief = Page['list'][number]
type Notice = DataIn<typeof noticeDetail>

const FIRST_NOTICE = 60_001

/** All notices of the cast, oldest first, so that ids grow with time as the server's do. */
const byAge = castNotices.toSorted((a, b) => b.hoursAgo - a.hoursAgo)

const hrefOf = ({ kind, facts, actor }: CastNotice): string | null => {
  if (kind === 'invited') return competitionAddress.teams({ id: facts.competitionId, invite: facts.inviteId })
  if (kind === 'followed') return actor && profileAddress.history({ id: actor.id })
  if (kind === 'liked' || kind === 'saved') return facts.href
  return 'competitionId' in facts ? competitionAddress.overview({ id: facts.competitionId }) : null
}

/** A notice of the cast for lists. */
const briefFixture = (notice: CastNotice): Brief => ({
  id: FIRST_NOTICE + byAge.indexOf(notice),
  group: groupOf(notice.kind),
  ...noticeTexts(notice),
  created_at: fromNow({ hours: -notice.hoursAgo }),
  is_read: notice.read,
  actor: notice.actor && { id: notice.actor.id, name: notice.actor.name, avatar: null },
  href: hrefOf(notice),
  cmptId: 'competitionId' in notice.facts ? notice.facts.competitionId : null,
})

/** A notice with its content; by default the invitation. */
export function noticeFixture(id?: number, overrides: Partial<Notice> = {}): Notice {
  const notice =
    (id === undefined ? undefined : byAge[id - FIRST_NOTICE]) ?? byAge.findLast(({ kind }) => kind === 'invited')
  if (!notice) throw new Error('there is no such notice in the cast')
  const brief = briefFixture(notice)
  const { facts } = notice
  return {
    ...brief,
    content:
      notice.kind === 'announced'
        ? notice.facts.content
        : { cn: `<p>${brief.intro.cn}</p>`, en: `<p>${brief.intro.en}</p>` },
    invite:
      'inviteId' in facts ? { inviteId: facts.inviteId, team_id: facts.teamId, cmpt_id: facts.competitionId } : null,
    ...overrides,
  }
}

/** A person's notices on one page; those of one list of the message center if `list` names it. */
export function noticesFixture(
  overrides: Partial<Page> = {},
  { reader = personOf('lin'), list = 'all' as NoticeList }: { reader?: CastPerson; list?: NoticeList } = {},
): Page {
  const kinds = kindsOfList(list)
  const rows = noticesOf(reader).filter(({ kind }) => kinds.includes(kind))
  return {
    list: rows.map(briefFixture),
    unreadCount: rows.filter(({ read }) => !read).length,
    total: rows.length,
    next: null,
    ...overrides,
  }
}

export const ignoreSettingFixture = (
  ignored: DataIn<typeof ignoreSetting>['ignored'] = [],
  mails = true,
): DataIn<typeof ignoreSetting> => ({ ignored, mails })

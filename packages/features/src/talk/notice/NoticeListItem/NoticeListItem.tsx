import type { Data } from '@shulei/contract/call.ts'
import type { noticeList } from '@shulei/contract/talk/notice/calls.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import type { NoticeGroup } from '@shulei/domain/talk/notice/notice.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Icon, type IconDrawing } from '@shulei/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Ban from 'lucide-react/dist/esm/icons/ban.mjs'
import Bookmark from 'lucide-react/dist/esm/icons/bookmark.mjs'
import Flag from 'lucide-react/dist/esm/icons/flag.mjs'
import Gavel from 'lucide-react/dist/esm/icons/gavel.mjs'
import Heart from 'lucide-react/dist/esm/icons/heart.mjs'
import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs'
import User from 'lucide-react/dist/esm/icons/user.mjs'
import Users from 'lucide-react/dist/esm/icons/users.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownName } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import * as css from './NoticeListItem.css.ts'

export type NoticeBrief = Data<typeof noticeList>['list'][number]

const icons: Record<NoticeGroup, IconDrawing> = {
  system: Flag,
  block: Ban,
  deblock: ShieldCheck,
  invite: Users,
  appeal: Gavel,
  like: Heart,
  save: Bookmark,
  follow: User,
}

function ActorPicture({ actor }: { actor: NonNullable<NoticeBrief['actor']> }) {
  const { id, avatar } = actor
  return <Avatar name={useShownName(actor)} seed={String(id)} {...(avatar ? { src: avatar } : {})} />
}

export interface NoticeListItemProps {
  notice: NoticeBrief
  /** Address of the row; by default the notice's own page (A§2). */
  to?: string
  /** Called when the row is opened. */
  onOpen?: () => void
}

/** A row of a list of notices: a link to the notice, or to its subject. */
export function NoticeListItem({ notice, to = noticeAddress.detail({ id: notice.id }), onOpen }: NoticeListItemProps) {
  const { t } = useTranslation('notice')
  const { pick } = useFormat()
  const { group, title, intro, created_at, is_read, actor } = notice
  return (
    <Link className={css.row} to={to} onClick={onOpen} data-unread={!is_read || undefined}>
      {actor ? (
        <span className={css.person}>
          <ActorPicture actor={actor} />
        </span>
      ) : (
        <span className={css.tile} data-group={group}>
          <Icon of={icons[group]} />
        </span>
      )}
      <span className={css.words}>
        <span className={css.head}>
          <span className={css.title}>{pick(title)}</span>
          <span className={css.time}>
            <When at={created_at} />
          </span>
          {is_read ? null : (
            <span className={css.dot}>
              <VisuallyHidden>{t('list.unread')}</VisuallyHidden>
            </span>
          )}
        </span>
        {pick(intro) ? <span className={css.intro}>{pick(intro)}</span> : null}
      </span>
    </Link>
  )
}

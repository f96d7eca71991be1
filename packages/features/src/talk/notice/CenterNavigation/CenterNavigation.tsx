import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { Icon, type IconDrawing } from '@shulei/ui/Icon/Icon.tsx'
import Bookmark from 'lucide-react/dist/esm/icons/bookmark.mjs'
import Flag from 'lucide-react/dist/esm/icons/flag.mjs'
import Heart from 'lucide-react/dist/esm/icons/heart.mjs'
import Inbox from 'lucide-react/dist/esm/icons/inbox.mjs'
import MessageSquare from 'lucide-react/dist/esm/icons/message-square.mjs'
import User from 'lucide-react/dist/esm/icons/user.mjs'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { type CenterList, centerListAddress, centerListOf, centerLists } from '../view.ts'
import * as css from './CenterNavigation.css.ts'

const icons: Record<CenterList, IconDrawing> = {
  all: Inbox,
  system: Flag,
  like: Heart,
  save: Bookmark,
  follow: User,
  private: MessageSquare,
}

/** The lists of the message center at the left of its pages (Q205). */
export function CenterNavigation() {
  const { t } = useTranslation('notice')
  const { pathname, search } = useLocation()
  // the page of a single notice belongs to no list
  const open = pathname === noticeAddress.center() ? centerListOf(new URLSearchParams(search)) : null
  return (
    <nav className={css.nav} aria-label={t('center.lists')}>
      <ul className={css.list}>
        {centerLists.map((name) => (
          <li key={name}>
            <Link className={css.entry} to={centerListAddress(name)} aria-current={name === open ? 'page' : undefined}>
              <Icon of={icons[name]} />
              {t(`center.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import * as noticeAddress from '@shulei/domain/address/notice.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { openMessageModal } from '../../../base/site/message-modal.ts'
import { useUnread } from '../../../base/site/useUnread.ts'
import { MarkAll } from './MarkAll.tsx'
import * as css from './MessagePopover.css.ts'
import { NoticeTab } from './NoticeTab.tsx'
import { SessionTab } from './SessionTab.tsx'
import { panelId, TabHeads, tabId } from './TabHeads.tsx'

export interface PopoverBodyProps {
  onClose: () => void
}

const panels = { notices: NoticeTab, messages: SessionTab } as const

/** Two tabs with their lists, “mark all read”, and the links to the pages. */
export function PopoverBody({ onClose }: PopoverBodyProps) {
  const { t } = useTranslation('message')
  const unread = useUnread()
  const [open, setOpen] = useState<keyof typeof panels>('notices')
  const heads = [
    { id: 'notices', name: t('popover.noticesTab'), count: unread?.notices ?? 0 },
    { id: 'messages', name: t('popover.messagesTab'), count: unread?.messages ?? 0 },
  ] as const
  const Panel = panels[open]
  const id = useId()
  const write = () => {
    // the dialog returns the focus to the element that had it when it opened: the bell
    flushSync(onClose)
    openMessageModal()
  }

  return (
    <>
      <div className={css.tabs}>
        <div className={css.head}>
          <TabHeads id={id} label={t('popover.label')} heads={heads} open={open} onOpen={setOpen} />
          <MarkAll what={open} isDisabled={heads.every((head) => head.id !== open || head.count === 0)} />
        </div>
        <div key={open} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, open)} className={css.panel}>
          <Panel onOpen={onClose} />
        </div>
      </div>
      <div className={css.foot}>
        <nav className={css.links} aria-label={t('popover.more')}>
          <TextLink component={Link} to={settingsAddress.all({ view: 'notice' })} isStandalone onClick={onClose}>
            {t('popover.settings')}
          </TextLink>
          <TextLink component={Link} to={noticeAddress.list({ view: 'notice' })} isStandalone onClick={onClose}>
            {t('popover.allNotices')}
          </TextLink>
          <TextLink component={Link} to={noticeAddress.list({ view: 'message' })} isStandalone onClick={onClose}>
            {t('popover.allMessages')}
          </TextLink>
        </nav>
        <Button variant="inverse" size="s" icon={<Icon of={Pencil} size={15} />} onPress={write}>
          {t('popover.newMessage')}
        </Button>
      </div>
    </>
  )
}

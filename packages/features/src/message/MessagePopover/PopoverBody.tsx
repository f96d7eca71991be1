import { Badge } from '@shulei/ui/Badge/Badge.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { label as labelStyle, tab } from '@shulei/ui/TabNav/TabNav.css.ts'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { openMessageModal } from '../../shell/message-modal.ts'
import { useUnread } from '../../shell/useUnread.ts'
import { MarkAll } from './MarkAll.tsx'
import * as css from './MessagePopover.css.ts'
import { NoticeTab } from './NoticeTab.tsx'
import { SessionTab } from './SessionTab.tsx'

export interface PopoverBodyProps {
  onClose: () => void
}

type TabId = 'notices' | 'messages'

/** Two tabs with their lists, "mark all read", and where to go on. */
export function PopoverBody({ onClose }: PopoverBodyProps) {
  const { t } = useTranslation('message')
  const unread = useUnread()
  const [open, setOpen] = useState<TabId>('notices')
  const counts = { notices: unread?.notices ?? 0, messages: unread?.messages ?? 0 }
  const heads = [
    ['notices', t('popover.noticesTab')],
    ['messages', t('popover.messagesTab')],
  ] as const
  const write = () => {
    // the dialog gives the focus back to what has it when it opens: the bell
    flushSync(onClose)
    openMessageModal()
  }

  return (
    <>
      <Tabs className={css.tabs} selectedKey={open} onSelectionChange={(key) => setOpen(key as TabId)}>
        <div className={css.head}>
          <TabList className={css.tabList} aria-label={t('popover.label')}>
            {heads.map(([id, name]) => (
              <Tab key={id} id={id} className={tab}>
                <span className={labelStyle} data-text={name}>
                  {name}
                </span>
                <Badge tone="soft" count={counts[id]} label={t('session.unread', { count: counts[id] })} />
              </Tab>
            ))}
          </TabList>
          <MarkAll what={open} isDisabled={counts[open] === 0} />
        </div>
        <TabPanel id="notices" className={css.panel}>
          <NoticeTab onOpen={onClose} />
        </TabPanel>
        <TabPanel id="messages" className={css.panel}>
          <SessionTab onOpen={onClose} />
        </TabPanel>
      </Tabs>
      <div className={css.foot}>
        <nav className={css.links} aria-label={t('popover.more')}>
          <TextLink component={Link} to="/users/settings?view=notice" isStandalone onClick={onClose}>
            {t('popover.settings')}
          </TextLink>
          <TextLink component={Link} to="/notices?view=notice" isStandalone onClick={onClose}>
            {t('popover.allNotices')}
          </TextLink>
          <TextLink component={Link} to="/notices?view=message" isStandalone onClick={onClose}>
            {t('popover.allMessages')}
          </TextLink>
        </nav>
        <Button kind="inverse" size="s" icon={<Icon of={Pencil} size={15} />} onPress={write}>
          {t('popover.newMessage')}
        </Button>
      </div>
    </>
  )
}

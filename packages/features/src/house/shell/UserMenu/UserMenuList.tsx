import * as profileAddress from '@shulei/domain/address/profile.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { host } from '@shulei/domain/address/site.ts'
import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import type { SiteUser } from '../../../base/site/site-state.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { demoNote, head, item, menu, name, popover } from './UserMenu.css.ts'

export interface UserMenuListProps {
  user: SiteUser
  triggerRef: RefObject<HTMLButtonElement | null>
  /** Address of the account page of the sign-on site. */
  securityAddress: string
  onClose: () => void
  onSignOut: () => void
}

/** The open menu: profile, settings, account and sign-out (A§1, Q161), and the page for hosts. Focus returns to the trigger when it closes. */
export function UserMenuList({ user, triggerRef, securityAddress, onClose, onSignOut }: UserMenuListProps) {
  const { t } = useTranslation('shell')
  const shownName = useShownName(user)
  return (
    <Popover
      className={popover}
      aria-label={t('userMenu.label', { name: shownName })}
      triggerRef={triggerRef}
      isOpen
      placement="bottom end"
      offset={6}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Menu className={menu} aria-label={t('userMenu.label', { name: shownName })} autoFocus="first" onClose={onClose}>
        <MenuSection>
          <Header className={head}>
            <bdi className={name}>{shownName}</bdi>
            {user.demo && <span className={demoNote}>{t('userMenu.demo')}</span>}
          </Header>
          <MenuItem className={item} href={profileAddress.history({ id: user.id })}>
            {t('userMenu.profile')}
          </MenuItem>
          <MenuItem className={item} href={host()}>
            {t('userMenu.host')}
          </MenuItem>
          <MenuItem className={item} href={settingsAddress.all()}>
            {t('userMenu.setting')}
          </MenuItem>
          <MenuItem className={item} href={securityAddress}>
            {t('userMenu.security')}
          </MenuItem>
          <MenuItem className={item} onAction={onSignOut}>
            {t('userMenu.logout')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </Popover>
  )
}

import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteUser } from '../../../base/site/site-state.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'
import { trigger } from './UserMenu.css.ts'

const menu = { code: async () => (await import('./UserMenuList.tsx')).UserMenuList, texts: ['shell'] }

export interface UserMenuProps {
  user: SiteUser
  /** Signs out; the app then renders the page for a visitor. */
  onSignOut: () => void
}

/** The account menu. Its content loads when the pointer or the focus comes near. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const { t } = useTranslation('shell')
  const shownName = useShownName(user)
  const address = useSignOnAddress()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { Part: UserMenuList, warm } = useLoaded(menu, isOpen)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('userMenu.label', { name: shownName })}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={user.name} seed={String(user.id)} {...(user.avatar ? { src: user.avatar } : {})} />
      </button>
      {isOpen && UserMenuList && (
        <UserMenuList
          user={user}
          triggerRef={button}
          securityAddress={address('password')}
          onClose={() => setOpen(false)}
          onSignOut={onSignOut}
        />
      )}
    </>
  )
}

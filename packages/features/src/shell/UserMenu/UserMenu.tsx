import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteUser } from '../site-state.ts'
import { useShownName } from '../useShownName.ts'
import { useSignOnAddress } from '../useSignOnAddress.ts'
import { trigger } from './UserMenu.css.ts'

const load = async () => ({ default: (await import('./UserMenuList.tsx')).UserMenuList })
const UserMenuList = lazy(load)

export interface UserMenuProps {
  user: SiteUser
  /** Signs out; the app then shows the page as a visitor sees it. */
  onSignOut: () => void
}

/** The person's menu. The menu itself is loaded when a pointer or the focus comes near. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const { t } = useTranslation('shell')
  const shownName = useShownName(user)
  const address = useSignOnAddress()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('userMenu.label', { name: shownName })}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={user.name} seed={String(user.id)} {...(user.avatar ? { src: user.avatar } : {})} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <UserMenuList
            user={user}
            triggerRef={button}
            securityAddress={address('password')}
            onClose={() => setOpen(false)}
            onSignOut={onSignOut}
          />
        </Suspense>
      )}
    </>
  )
}

import { Avatar, type AvatarSize } from '@shulei/ui/Avatar/Avatar.tsx'
import { useTranslation } from 'react-i18next'
import { profileTabAddress } from '../../address/profile.ts'
import { useShownName } from '../../site/useShownName.ts'
import * as css from './UserAvatar.css.ts'

export interface UserAvatarProps {
  person: { id: number; name: string; avatar: string | null }
  /** Avatar size. Default `s`. */
  size?: Exclude<AvatarSize, 'profile'>
}

/** A person's picture outside their own profile: opens the profile in a new tab (A§2). */
export function UserAvatar({ person, size = 's' }: UserAvatarProps) {
  const { t } = useTranslation('shell')
  const { id, avatar } = person
  const name = useShownName(person)
  return (
    <a
      className={css.link}
      href={profileTabAddress(id)}
      target="_blank"
      rel="noopener"
      aria-label={t('openProfile', { name })}
      title={name}
    >
      <Avatar name={name} seed={String(id)} size={size} {...(avatar ? { src: avatar } : {})} />
    </a>
  )
}

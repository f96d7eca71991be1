import { Avatar, type AvatarSize } from '@shulei/ui/Avatar/Avatar.tsx'
import { useTranslation } from 'react-i18next'
import { useShownName } from '../../shell/useShownName.ts'
import { profileAddress } from '../address.ts'
import * as css from './UserAvatar.css.ts'

export interface UserAvatarProps {
  person: { id: number; name: string; avatar: string | null }
  /** Default `s`. */
  size?: Exclude<AvatarSize, 'profile'>
}

/** A person's picture anywhere but on their own page: opens their profile in a new tab (A§2). */
export function UserAvatar({ person, size = 's' }: UserAvatarProps) {
  const { t } = useTranslation('shell')
  const { id, avatar } = person
  const name = useShownName(person)
  return (
    <a
      className={css.link}
      href={profileAddress(id)}
      target="_blank"
      rel="noopener"
      aria-label={t('openProfile', { name })}
      title={name}
    >
      <Avatar name={name} seed={String(id)} size={size} {...(avatar ? { src: avatar } : {})} />
    </a>
  )
}

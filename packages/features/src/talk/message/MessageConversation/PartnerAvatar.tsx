import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { UserAvatar } from '../../../base/person/UserAvatar/UserAvatar.tsx'
import type { Conversation } from '../conversation.ts'

/** The picture of the other person, a link to their profile. The system has none. */
export function PartnerAvatar({ partner }: { partner: Conversation['participantor'] }) {
  const { id, name, avatar, system } = partner
  if (!system) return <UserAvatar person={partner} />
  return <Avatar name={name} seed={String(id)} {...(avatar ? { src: avatar } : {})} />
}

import * as profileAddress from '@shulei/domain/address/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { AvatarStack } from '@shulei/ui/AvatarStack/AvatarStack.tsx'
import { useTranslation } from 'react-i18next'
import { useShownNames } from '../../../base/site/useShownName.ts'

export interface MemberStackProps {
  /** Sorted with the captain first. */
  members: readonly { id: number; name: string; avatar: string | null }[]
}

/** The faces of a competing team; each opens the member's profile in a new tab (A§2). */
export function MemberStack({ members }: MemberStackProps) {
  const { t } = useTranslation('competition-page')
  const { t: shell } = useTranslation('shell')
  const { number } = useFormat()
  const shownName = useShownNames()
  return (
    <AvatarStack
      people={members.map((member) => {
        const { id, avatar } = member
        const name = shownName(member)
        return {
          id: String(id),
          name,
          link: { href: profileAddress.history({ id }), label: shell('openProfile', { name }) },
          ...(avatar ? { src: avatar } : {}),
        }
      })}
      label={t('ranking.members')}
      formatMore={(count) => `+${number(count)}`}
    />
  )
}

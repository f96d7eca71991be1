import { useFormat } from '@shulei/i18n/format.ts'
import { AvatarStack } from '@shulei/ui/AvatarStack/AvatarStack.tsx'
import { useTranslation } from 'react-i18next'

export interface MemberStackProps {
  /** The captain first. */
  members: readonly { id: number; name: string; avatar: string | null }[]
}

/** The faces of a competing team. */
export function MemberStack({ members }: MemberStackProps) {
  const { t } = useTranslation('competition')
  const { number } = useFormat()
  return (
    <AvatarStack
      people={members.map(({ id, name, avatar }) => ({ id: String(id), name, ...(avatar ? { src: avatar } : {}) }))}
      label={t('ranking.members')}
      formatMore={(count) => `+${number(count)}`}
    />
  )
}

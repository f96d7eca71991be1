import { MenuItem, OpenMenu } from '@shulei/ui/Menu/Menu.tsx'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

export interface PersonMenuListProps {
  name: string
  isBlocked: boolean
  triggerRef: RefObject<HTMLButtonElement | null>
  onBlock: () => void
  onReport: () => void
  onClose: () => void
}

/** The open menu on another person's profile. */
export function PersonMenuList({ name, isBlocked, triggerRef, onBlock, onReport, onClose }: PersonMenuListProps) {
  const { t } = useTranslation('follow')
  return (
    <OpenMenu label={t('person.menu', { name })} triggerRef={triggerRef} onClose={onClose}>
      <MenuItem onAction={onBlock} note={isBlocked ? undefined : t('person.blockNote')}>
        {t(isBlocked ? 'person.unblock' : 'person.block')}
      </MenuItem>
      <MenuItem onAction={onReport}>{t('person.report')}</MenuItem>
    </OpenMenu>
  )
}

import { MenuItem, OpenMenu } from '@shulei/ui/Menu/Menu.tsx'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

export interface PostMenuListProps {
  mayEdit: boolean
  isOwn: boolean
  triggerRef: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  onRemove: () => void
  onReport: () => void
  onClose: () => void
}

/** The open menu of a post. */
export function PostMenuList({ mayEdit, isOwn, triggerRef, onEdit, onRemove, onReport, onClose }: PostMenuListProps) {
  const { t } = useTranslation('discussion')
  return (
    <OpenMenu label={t('menu.label')} triggerRef={triggerRef} onClose={onClose}>
      {mayEdit ? <MenuItem onAction={onEdit}>{t('menu.edit')}</MenuItem> : null}
      {isOwn ? (
        <MenuItem tone="danger" onAction={onRemove}>
          {t('menu.remove')}
        </MenuItem>
      ) : (
        <MenuItem onAction={onReport}>{t('menu.report')}</MenuItem>
      )}
    </OpenMenu>
  )
}

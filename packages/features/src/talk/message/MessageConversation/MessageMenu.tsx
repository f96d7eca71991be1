import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import { Menu, MenuItem, MenuTrigger } from '@shulei/ui/Menu/Menu.tsx'
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportDialog } from '../../../base/block/reportDialog.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import type { Message } from '../conversation.ts'

export interface MessageMenuProps {
  message: Message
  partnerId: number
  onRemoved: () => void
}

/** Actions on one message: remove it for oneself (Q194), report it. */
export function MessageMenu({ message, partnerId, onRemoved }: MessageMenuProps) {
  const { t } = useTranslation('message')
  const { t: shell } = useTranslation('shell')
  const send = useSend()
  const [open, setOpen] = useState<'delete' | 'report' | null>(null)
  const { Part: ReportDialog } = useLoaded(reportDialog, open === 'report')
  const close = () => setOpen(null)
  const remove = async () => {
    try {
      const removed = await send(refs.deleteMessage, { params: { id: message.id } })
      // A§7: the removal succeeded only if the number is above zero
      if (removed === 0) return t('conversation.deleteFailed')
      onRemoved()
    } catch (error) {
      return failureText(error, shell('state.loadFailedHint'))
    }
  }
  return (
    <>
      <MenuTrigger>
        <IconButton size="s" label={t('conversation.messageMenu')} icon={<Icon of={Ellipsis} size={15} />} />
        <Menu>
          <MenuItem tone="danger" onAction={() => setOpen('delete')}>
            {t('conversation.delete')}
          </MenuItem>
          {message.mine || message.system ? null : (
            <MenuItem onAction={() => setOpen('report')}>{t('conversation.report')}</MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <AlertDialog
        isOpen={open === 'delete'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
        title={t('conversation.deleteTitle')}
        confirmText={t('conversation.delete')}
        cancelText={t('sendMessage.cancel')}
        tone="danger"
        pendingLabel={t('conversation.deleting')}
        onConfirm={remove}
      >
        {t('conversation.deleteHint')}
      </AlertDialog>
      {open === 'report' && ReportDialog ? (
        <ReportDialog partnerId={partnerId} messageId={message.id} onClose={close} />
      ) : null}
    </>
  )
}

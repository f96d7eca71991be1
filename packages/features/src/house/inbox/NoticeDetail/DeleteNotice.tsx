import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTakeUnread } from '../../../base/site/useInbox.ts'

export interface DeleteNoticeProps {
  id: number
  onRemoved: () => void
}

/** Removes a notice after a confirmation (Q200). */
export function DeleteNotice({ id, onRemoved }: DeleteNoticeProps) {
  const { t } = useTranslation('notice')
  const { t: shell } = useTranslation('shell')
  const send = useSend()
  const take = useTakeUnread()
  const [isAsking, setAsking] = useState(false)

  const remove = async () => {
    try {
      const { unread } = await send(refs.deleteNotice, { params: { id } })
      take(unread)
      onRemoved()
    } catch (error) {
      return failureText(error, shell('state.loadFailedHint'))
    }
  }
  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {t('detail.delete')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('detail.deleteTitle')}
        confirmText={t('detail.delete')}
        cancelText={shell('action.cancel')}
        tone="danger"
        pendingLabel={t('detail.deleting')}
        onConfirm={remove}
      >
        {t('detail.deleteHint')}
      </AlertDialog>
    </>
  )
}

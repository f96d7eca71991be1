import { ToastRegion } from '@shulei/ui/Toast/Toast.tsx'
import { createToastQueue, showToast } from '@shulei/ui/Toast/toastQueue.ts'
import { useTranslation } from 'react-i18next'
import { closeMessageModal, type MessageModal } from '../../base/site/message-modal.ts'
import { SendMessageDialog } from './SendMessageDialog/SendMessageDialog.tsx'

const queue = createToastQueue()

/** The send-message dialog while the page state asks for it, and the confirmation after it has closed (A§5). */
export function SendMessage({ modal }: { modal: MessageModal | null }) {
  const { t } = useTranslation('message')
  const { t: shell } = useTranslation('shell')
  return (
    <>
      {modal && (
        <SendMessageDialog
          receiver={modal.receiver}
          onClose={closeMessageModal}
          onSent={() => showToast(queue, { title: t('sendMessage.success'), tone: 'success' })}
        />
      )}
      <ToastRegion queue={queue} label={t('sendMessage.toasts')} closeLabel={shell('action.close')} />
    </>
  )
}

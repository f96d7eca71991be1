import { ToastRegion } from '@shulei/ui/Toast/Toast.tsx'
import { createToastQueue, showToast } from '@shulei/ui/Toast/toastQueue.ts'
import { useEffect } from 'react'

const queue = createToastQueue()

export interface NoticesProps {
  /** Compared by identity, so that the same text can be shown twice in a row. */
  notice: { text: string }
  label: string
  closeLabel: string
}

/** Toasts for messages without a place on the page. The code is loaded with the first toast. */
export function Notices({ notice, label, closeLabel }: NoticesProps) {
  useEffect(() => {
    showToast(queue, { title: notice.text, tone: 'danger' })
  }, [notice])
  return <ToastRegion queue={queue} label={label} closeLabel={closeLabel} />
}

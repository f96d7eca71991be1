import { ToastRegion } from '@shulei/ui/Toast/Toast.tsx'
import { createToastQueue, showToast } from '@shulei/ui/Toast/toastQueue.ts'
import { useEffect } from 'react'

const queue = createToastQueue()

export interface NoticesProps {
  /** A new object is a new notice, also with the same text. */
  notice: { text: string }
  label: string
  closeLabel: string
}

/** Short answers that have no place on the page. Loaded with the first of them. */
export function Notices({ notice, label, closeLabel }: NoticesProps) {
  useEffect(() => {
    showToast(queue, { title: notice.text, tone: 'danger' })
  }, [notice])
  return <ToastRegion queue={queue} label={label} closeLabel={closeLabel} />
}

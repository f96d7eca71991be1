import { ToastRegion } from '@shulei/ui/Toast/Toast.tsx'
import { createToastQueue, showToast } from '@shulei/ui/Toast/toastQueue.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Submit } from '../submits.ts'

/** The receipt of a submission: its number and its place in the queue. Loaded with the first one. */
export function Receipts({ submission }: { submission: Submit }) {
  const { t } = useTranslation('submission')
  const { t: shell } = useTranslation('shell')
  const [queue] = useState(createToastQueue)

  useEffect(() => {
    const place = submission.queuePlace
    return showToast(queue, {
      tone: 'success',
      title: t('upload.done', { no: submission.no }),
      description: place === null ? t('upload.doneWaiting') : t('upload.doneQueued', { place }),
    })
  }, [queue, submission, t])

  return <ToastRegion queue={queue} label={shell('a11y.notices')} closeLabel={shell('action.close')} />
}

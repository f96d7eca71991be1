import { ToastRegion } from '@shulei/ui/Toast/Toast.tsx'
import { createToastQueue, showToast } from '@shulei/ui/Toast/toastQueue.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Submit } from '../submits.ts'

/** The answer to a submission: its number and its place in the queue. Loaded with the first one. */
export function Receipts({ entry }: { entry: Submit }) {
  const { t } = useTranslation('submission')
  const { t: shell } = useTranslation('shell')
  const [queue] = useState(createToastQueue)

  useEffect(() => {
    const place = entry.queuePlace
    return showToast(queue, {
      tone: 'success',
      title: t('upload.done', { no: entry.no }),
      description: place === null ? t('upload.doneWaiting') : t('upload.doneQueued', { place }),
    })
  }, [queue, entry, t])

  return <ToastRegion queue={queue} label={shell('a11y.notices')} closeLabel={shell('action.close')} />
}

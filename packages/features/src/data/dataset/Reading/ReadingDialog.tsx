import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { ReadingForm } from './ReadingForm.tsx'

export interface ReadingDialogProps {
  datasetId: number
  file: { id: number; name: string }
  /** Path of the table inside the file, '' for the file itself. */
  part: string
  /** The form is stored, and the file waits to be read again. */
  onChosen: () => Promise<unknown>
  onClose: () => void
}

/** The form of a table's reading in a dialog; what the file's tables have now is read when it opens. */
export function ReadingDialog({ datasetId, file, part: first, onChosen, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('reading')
  const { t: shell } = useTranslation('shell')
  const [part, setPart] = useState(first)
  const [isSending, setSending] = useState(false)
  const args = { params: { id: datasetId, fileId: file.id }, query: { part } }
  const { data, error, mutate } = useCall(refs.datasetReading, args)
  return (
    <Dialog
      title={t('title', { name: file.name })}
      closeLabel={t('close')}
      size="l"
      isOpen
      isDismissable={false}
      isLocked={isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {data ? (
        <ReadingForm
          key={part}
          datasetId={datasetId}
          file={file}
          stored={data}
          isSending={isSending}
          onSending={setSending}
          onPart={setPart}
          onStale={(current) => mutate({ ...data, ...current }, { revalidate: false })}
          onChosen={async () => {
            await Promise.all([onChosen(), mutate()])
            onClose()
          }}
          onClose={onClose}
        />
      ) : null}
      {!data && !error ? <Skeleton label={shell('a11y.loading')} shape="rows" count={6} /> : null}
      {!data && error ? <LoadFailed error={error} onRetry={mutate} /> : null}
    </Dialog>
  )
}

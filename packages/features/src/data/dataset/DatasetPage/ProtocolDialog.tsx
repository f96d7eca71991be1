import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '../datasets.ts'

export interface ProtocolDialogProps {
  dataset: Dataset
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** The protocol of a data set with the button that accepts it (B§4); for data of a competition it holds for all of them (Q137). */
export function ProtocolDialog({ dataset, refresh, onClose }: ProtocolDialogProps) {
  const { t } = useTranslation('dataset')
  const { t: shell } = useTranslation('shell')
  const { pick, language } = useFormat()
  const send = useSend()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const accept = async () => {
    setSending(true)
    setProblem(null)
    try {
      await send(refs.acceptDatasetProtocol, { params: { id: dataset.id }, body: { accept: true } })
      await refresh()
      onClose()
    } catch (error) {
      setSending(false)
      setProblem(failureText(error, shell('state.loadFailedHint')))
    }
  }
  return (
    <Dialog
      title={t('protocol.title')}
      closeLabel={t('protocol.close')}
      isOpen
      isLocked={isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSending}>
            {t('protocol.later')}
          </Button>
          <Button
            variant="primary"
            isPending={isSending}
            pendingLabel={t('protocol.saving')}
            onPress={() => void accept()}
          >
            {t('protocol.accept')}
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert tone="danger" live="assertive">
          {problem}
        </Alert>
      ) : null}
      <Prose sanitisedHtml={pick(dataset.protocol)} lang={langOf(dataset.protocol, language)} />
    </Dialog>
  )
}

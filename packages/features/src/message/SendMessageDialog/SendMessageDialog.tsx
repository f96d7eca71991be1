import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import Send from 'lucide-react/dist/esm/icons/send.mjs'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Receiver } from '../../shell/message-modal.ts'
import { LoginFirst } from '../LoginFirst.tsx'
import { useContentField } from '../useContentField.ts'
import { useLetter } from '../useLetter.ts'
import { ReceiverField } from './ReceiverField.tsx'
import { fields, keys } from './SendMessageDialog.css.ts'
import { useDraftHint } from './useDraftHint.ts'

export interface SendMessageDialogProps {
  /** Chosen from the start; null leaves the choice to the reader. */
  receiver: Receiver | null
  onClose: () => void
  /** It was sent; the dialog has closed. */
  onSent: () => void
}

/** Writes a private message to somebody (A§2). Mounted while it is open. */
export function SendMessageDialog({ receiver: preset, onClose, onSent }: SendMessageDialogProps) {
  const { t } = useTranslation('message')
  const { t: shell } = useTranslation('shell')
  const { pathname } = useLocation()
  const area = useRef<HTMLTextAreaElement>(null)
  const letter = useLetter({
    // a page where somebody is chosen already keeps that message apart from one to anybody
    place: preset ? `${pathname}@${preset.id}` : pathname,
    preset,
    onSent: () => {
      onClose()
      onSent()
    },
  })
  const { receiver, content, problem, failure, isSending } = letter
  const field = useContentField(content, problem)
  const hint = useDraftHint(letter)

  const submit = async () => {
    if (!(await letter.submit())) area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms a word of an input method is no command
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }

  return (
    <Dialog
      title={t('sendMessage.title')}
      closeLabel={shell('action.close')}
      isDismissable={content === ''}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footNote={receiver ? <span className={keys}>{t('sendMessage.keys')}</span> : t('sendMessage.receiverRequired')}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t('sendMessage.cancel')}</Button>
          <Button
            kind="primary"
            icon={<Icon of={Send} />}
            isDisabled={!receiver}
            isPending={isSending}
            pendingLabel={t('sendMessage.sending')}
            onPress={() => void submit()}
          >
            {t('sendMessage.send')}
          </Button>
        </>
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches Ctrl + Enter on its way from the fields */}
      <div className={fields} onKeyDown={onKeyDown}>
        <ReceiverField value={receiver} onChange={letter.setReceiver} autoFocus={!preset} />
        <TextArea
          label={t('sendMessage.content')}
          rows={6}
          value={content}
          onChange={letter.setContent}
          areaRef={area}
          autoFocus={Boolean(preset)}
          hint={hint}
          {...field}
        />
        {problem === 'loginFirst' ? <LoginFirst /> : null}
        {failure === null ? null : (
          <Alert tone="danger" live="assertive" title={t('sendMessage.failed')}>
            {failure}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}

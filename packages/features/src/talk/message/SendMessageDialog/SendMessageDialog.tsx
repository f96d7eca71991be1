import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import Send from 'lucide-react/dist/esm/icons/send.mjs'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Receiver } from '../../../base/site/message-modal.ts'
import { LoginFirst } from '../LoginFirst.tsx'
import { ReceiverField } from '../ReceiverField/ReceiverField.tsx'
import { useContentField } from '../useContentField.ts'
import { useMessageForm } from '../useMessageForm.ts'
import { fields, keys } from './SendMessageDialog.css.ts'
import { useDraftHint } from './useDraftHint.ts'

export interface SendMessageDialogProps {
  /** Preset receiver; null lets the reader choose. */
  receiver: Receiver | null
  onClose: () => void
  /** Called after the message was sent and the dialog has closed. */
  onSent: () => void
}

/**
 * Dialog for a private message (A§2). Mounted while it is open.
 *
 * - MUST enable Send only when a receiver is chosen, and say so beside it (A§2).
 * - MUST search receivers 400 ms after the last key, never for a blank word, and show five (A§2, A§9).
 * - MUST count code points after NFC by the function that the server counts with, show n / 255, and never cut (A§5, A§9, Q063).
 * - MUST say "Please login first.", "The message cannot be empty.", "Failed to send your message." and "Sucessfully to send." to
 *   the letter (A§5).
 * - MUST keep the dialog, the text and the receiver when sending fails, with the server's reason.
 * - MUST send each action under one key: a second try of the same text to the same person, also after a reload, makes no second
 *   message (Q022).
 * - MUST keep the draft on the device per page and person, 500 ms after the last key, until it is sent.
 * - MUST send with Ctrl + Enter or ⌘ + Enter, never with an Enter that belongs to an input method.
 * - MUST NOT close by a click beside it while something is written.
 */
export function SendMessageDialog({ receiver: preset, onClose, onSent }: SendMessageDialogProps) {
  const { t } = useTranslation('message')
  const { t: shell } = useTranslation('shell')
  const { pathname } = useLocation()
  const area = useRef<HTMLTextAreaElement>(null)
  const form = useMessageForm({
    // a preset receiver has a draft of its own, apart from the page's draft to anybody
    place: preset ? `${pathname}@${preset.id}` : pathname,
    preset,
    onSent: () => {
      onClose()
      onSent()
    },
  })
  const { receiver, content, problem, failure, isSending } = form
  const field = useContentField(content, problem)
  const hint = useDraftHint(form)

  const submit = async () => {
    if (!(await form.submit())) area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // ignores the Enter that confirms an IME composition
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
            variant="primary"
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only handles Ctrl + Enter that bubbles up from the fields */}
      <div className={fields} onKeyDown={onKeyDown}>
        <ReceiverField value={receiver} onChange={form.setReceiver} autoFocus={!preset} />
        <TextArea
          label={t('sendMessage.content')}
          rows={6}
          value={content}
          onChange={form.setContent}
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

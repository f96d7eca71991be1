import { failureText } from '@shulei/client/call-error.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutbox } from '../conversation/useOutbox.ts'
import { filesOf } from '../conversation/usePictures.ts'
import { useConversation } from '../conversation.ts'
import { Composer, type ComposerHandle } from './Composer.tsx'
import * as css from './MessageConversation.css.ts'
import { MessageLog } from './MessageLog.tsx'
import { PartnerHead } from './PartnerHead.tsx'
import { useMarkRead } from './useMarkRead.ts'

export interface MessageConversationProps {
  /** Site id of the other person, or that of the system sender. */
  partnerId: number
  /** The message to start at, for example a search result; by default the newest. */
  at?: number | undefined
  /** Called when the whole conversation was removed. */
  onRemoved: () => void
}

/**
 * A conversation with one person: the log, the field for a reply, and the actions on the person (A§7).
 *
 * - MUST show the messages with one person by day, oldest first, beginning at the newest; earlier ones on demand (C030).
 * - MUST be a log: new messages are spoken politely, in the order of the document.
 * - MUST put the focus into the field when it is opened, but not where a keyboard on the screen would cover the messages.
 * - MUST open at a message that the address names, marked and in sight, with the way to what came before and after it.
 * - MUST mark read what is shown and was unread, each message once (Q068, C033).
 * - MUST show what the system wrote as the markup that the server has cleaned, and offer no field to answer (A§3, Q062).
 * - MUST keep the line that is being read in its place while earlier messages load and while new ones arrive.
 * - MUST count what arrives while the reader has scrolled up, offer the way back to the newest, and divide what is new from the
 *   rest.
 * - MUST show a message at once, with its state until it is stored; a second one may follow, and both arrive in their order.
 * - MUST keep a message that was not sent on this device under its key, say why, and offer to send it again or to put it back into
 *   the field; without an answer it goes out by itself when the connection is back.
 * - MUST keep an empty, a too long or a forbidden text in the field, with the reason; drafts are kept per conversation.
 * - MUST take a picture that is pasted, dropped or chosen, and show it at once like a text, in its size and with its sender as the
 *   alternative text; a file that is no picture or too large is refused in a sentence and leaves the typed text alone.
 * - MUST remove a message for the reader only, after a question, and count it as removed only when the number is above zero (A§7,
 *   Q194).
 * - MUST say why nothing can be written: blocked, refused, or the other one has not answered yet, and how many messages are left
 *   until then.
 * - MUST offer blocking, reporting a person or one message, and removing the conversation.
 * - MUST NOT tell anybody when the reader reads.
 */
export function MessageConversation({ partnerId, at, onRemoved }: MessageConversationProps) {
  const { t } = useTranslation('message')
  const { t: shell } = useTranslation('shell')
  const talk = useConversation(partnerId, at)
  const { messages, conversation, error, refresh } = talk
  const [failure, setFailure] = useState<string | null>(null)
  const outbox = useOutbox(partnerId, talk.append)
  const composer = useRef<ComposerHandle>(null)
  useMarkRead(messages)

  if (messages === undefined || conversation === undefined) {
    return (
      <div className={css.blank}>
        {error ? (
          <ErrorState title={failureText(error, shell('state.loadFailed'))} detail={error.requestId}>
            <Button onPress={refresh}>{t('list.retry')}</Button>
          </ErrorState>
        ) : (
          <Skeleton label={t('list.loading')} shape="rows" count={6} />
        )}
      </div>
    )
  }
  const { participantor } = conversation
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: without a handler the browser opens a dropped file in place of the page
    <div
      className={css.conversation}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const files = filesOf(event.dataTransfer)
        if (files.length === 0) return
        event.preventDefault()
        composer.current?.addPictures(files)
      }}
    >
      <PartnerHead
        conversation={conversation}
        onChange={talk.setConversation}
        onRemoved={onRemoved}
        onFailure={setFailure}
      />
      <MessageLog
        talk={talk}
        at={at}
        outbox={outbox}
        messages={messages}
        conversation={conversation}
        onTakeBack={(content) => composer.current?.takeBack(content)}
      />
      {failure === null ? null : (
        <div className={css.failure}>
          <Alert tone="danger" live="assertive" closeLabel={shell('action.close')} onClose={() => setFailure(null)}>
            {failure}
          </Alert>
        </div>
      )}
      {participantor.system ? (
        <p className={css.note}>{t('conversation.systemNote')}</p>
      ) : (
        <Composer
          ref={composer}
          isFocused={at === undefined}
          conversation={conversation}
          unsent={outbox.unsent}
          onSend={outbox.add}
          onSendPicture={outbox.addPicture}
        />
      )}
    </div>
  )
}

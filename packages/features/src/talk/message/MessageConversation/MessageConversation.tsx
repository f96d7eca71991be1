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

/** A conversation with one person: the log, the field for a reply, and the actions on the person (A§7). */
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

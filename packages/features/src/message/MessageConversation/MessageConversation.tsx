import { failureText } from '@shulei/client/call-error.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../shell/PageTitle/PageTitle.tsx'
import { useConversation } from '../conversation.ts'
import { Composer } from './Composer.tsx'
import * as css from './MessageConversation.css.ts'
import { MessageLog } from './MessageLog.tsx'
import { PartnerHead } from './PartnerHead.tsx'
import { useMarkRead } from './useMarkRead.ts'

export interface MessageConversationProps {
  /** Site id of the other person, or that of the system sender. */
  partnerId: number
  /** The whole conversation was removed. */
  onRemoved: () => void
}

/** The messages with one person: what was said, the field to answer in, and what can be done about the person (A§7). */
export function MessageConversation({ partnerId, onRemoved }: MessageConversationProps) {
  const { t } = useTranslation('message')
  const { t: shell } = useTranslation('shell')
  const talk = useConversation(partnerId)
  const { messages, conversation, error, refresh } = talk
  const [failure, setFailure] = useState<string | null>(null)
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
    <div className={css.conversation}>
      <PageTitle text={t('conversation.pageTitle', { name: participantor.name })} />
      <PartnerHead
        conversation={conversation}
        onChange={talk.setConversation}
        onRemoved={onRemoved}
        onFailure={setFailure}
      />
      <MessageLog talk={talk} messages={messages} conversation={conversation} onFailure={setFailure} />
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
        <Composer conversation={conversation} onSent={talk.append} />
      )}
    </div>
  )
}

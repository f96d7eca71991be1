import { failureText } from '@shulei/client/call-error.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation, Message, useConversation } from '../conversation.ts'
import * as css from './MessageConversation.css.ts'
import { MessageRow } from './MessageRow.tsx'

export interface MessageLogProps {
  talk: ReturnType<typeof useConversation>
  /** Oldest first. */
  messages: readonly Message[]
  conversation: Conversation
  onFailure: (text: string) => void
}

/** What was said, by day, oldest first; new messages are spoken. It begins at its end, and earlier ones come on demand. */
export function MessageLog({ talk, messages, conversation, onFailure }: MessageLogProps) {
  const { t } = useTranslation('message')
  const { date } = useFormat()
  const { name } = conversation.participantor
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className={css.scroller} aria-label={t('conversation.label', { name })} tabIndex={0}>
      <div className={css.content}>
        {talk.hasMore ? (
          <div className={css.earlier}>
            {talk.isLoadingMore ? (
              <Loading label={t('list.loading')} />
            ) : (
              <Button size="s" onPress={talk.loadMore}>
                {t('conversation.earlier')}
              </Button>
            )}
          </div>
        ) : null}
        {talk.error ? (
          <ErrorState size="s" title={failureText(talk.error, t('list.failed'))}>
            <Button size="s" onPress={talk.refresh}>
              {t('list.retry')}
            </Button>
          </ErrorState>
        ) : null}
        {messages.length === 0 ? (
          <EmptyState size="s" title={t('conversation.empty')} description={t('conversation.emptyHint', { name })} />
        ) : null}
        <div className={css.log} role="log" aria-label={t('conversation.label', { name })}>
          {messages.map((message, index) => {
            const day = date(message.created_at)
            const before = messages[index - 1]
            return (
              <Fragment key={message.id}>
                {before && date(before.created_at) === day ? null : (
                  <p className={css.day}>
                    <time dateTime={message.created_at.slice(0, 10)}>{day}</time>
                  </p>
                )}
                <MessageRow
                  message={message}
                  conversation={conversation}
                  onRemoved={() => talk.remove(message.id)}
                  onFailure={onFailure}
                />
              </Fragment>
            )
          })}
        </div>
      </div>
    </section>
  )
}

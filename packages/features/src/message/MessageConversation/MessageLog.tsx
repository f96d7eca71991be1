import { failureText } from '@shulei/client/call-error.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation, Message, useConversation } from '../conversation.ts'
import { EarlierButton } from './EarlierButton.tsx'
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
  const scroller = useRef<HTMLElement>(null)
  /** The message that goes, and its place: the focus, which was in its menu, goes to the menu of the one that takes the place. */
  const leaving = useRef<{ id: number; at: number } | null>(null)
  useEffect(() => {
    const gone = leaving.current
    if (gone === null || messages.some(({ id }) => id === gone.id)) return
    leaving.current = null
    const menus = [...(scroller.current?.querySelectorAll<HTMLElement>('[role=log] button') ?? [])]
    const next = menus[gone.at] ?? menus.at(-1) ?? scroller.current
    next?.focus()
  }, [messages])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section ref={scroller} className={css.scroller} aria-label={t('conversation.label', { name })} tabIndex={0}>
      <div className={css.content}>
        {talk.hasMore ? (
          <div className={css.earlier}>
            <EarlierButton onPress={talk.loadMore} isLoading={talk.isLoadingMore} next={scroller} />
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
                  onRemoved={() => {
                    leaving.current = { id: message.id, at: index }
                    talk.remove(message.id)
                  }}
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

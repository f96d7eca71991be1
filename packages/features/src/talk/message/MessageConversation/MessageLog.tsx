import { failureText } from '@shulei/client/call-error.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownName } from '../../../base/site/useShownName.ts'
import type { useOutbox } from '../conversation/useOutbox.ts'
import { useReading } from '../conversation/useReading.ts'
import type { Conversation, Message, useConversation } from '../conversation.ts'
import { EarlierButton } from './EarlierButton.tsx'
import { LogRows, rowId } from './LogRows.tsx'
import * as css from './MessageConversation.css.ts'
import { ToNewest } from './ToNewest.tsx'

export interface MessageLogProps {
  talk: ReturnType<typeof useConversation>
  /** Id of a message to start at. */
  at?: number | undefined
  outbox: ReturnType<typeof useOutbox>
  /** Messages, oldest first. */
  messages: readonly Message[]
  conversation: Conversation
  /** Returns an unsent text to the field. */
  onTakeBack: (content: string) => void
}

/** After a focused message is removed, moves the focus to the menu of the message in its place. */
function useFocusAfterRemoval(scroller: RefObject<HTMLElement | null>, messages: readonly Message[]) {
  const leaving = useRef<{ id: number; at: number } | null>(null)
  useEffect(() => {
    const gone = leaving.current
    if (gone === null || messages.some(({ id }) => id === gone.id)) return
    leaving.current = null
    const menus = [...(scroller.current?.querySelectorAll<HTMLElement>('[role=log] button[aria-haspopup]') ?? [])]
    const next = menus[gone.at] ?? menus.at(-1) ?? scroller.current
    next?.focus()
  }, [messages, scroller])
  return leaving
}

/**
 * The messages by day, oldest first; new ones are announced. The log starts at its end, and earlier messages load on demand.
 */
export function MessageLog({ talk, at, outbox, messages, conversation, onTakeBack }: MessageLogProps) {
  const { t } = useTranslation('message')
  const { date } = useFormat()
  const name = useShownName(conversation.participantor)
  const { unsent } = outbox
  const scroller = useRef<HTMLElement>(null)
  const reading = useReading(scroller, messages)
  const leaving = useFocusAfterRemoval(scroller, messages)

  const toEnd = () => scroller.current?.scrollTo({ top: 0 })
  const last = unsent.at(-1)?.key
  const toOwn = useEffectEvent(() => {
    talk.toNewest()
    toEnd()
  })
  useEffect(() => {
    // scrolls to the reader's own message after it was written
    if (last !== undefined) toOwn()
  }, [last])
  const isThere = at !== undefined && messages.some(({ id }) => id === at)
  useEffect(() => {
    if (!isThere) return
    const row = document.getElementById(rowId(at ?? 0))
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [isThere, at])
  const { remove } = talk
  const onRemoved = useCallback(
    (message: Message) => {
      leaving.current = { id: message.id, at: messages.indexOf(message) }
      remove(message.id)
    },
    [leaving, messages, remove],
  )
  return (
    <div className={css.logFrame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
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
          {messages.length + unsent.length === 0 ? (
            <EmptyState
              size="s"
              title={t('conversation.empty')}
              {...(conversation.can_send && { description: t('conversation.emptyHint', { name }) })}
            />
          ) : null}
          <div className={css.log} role="log" aria-label={t('conversation.label', { name })}>
            <LogRows
              messages={messages}
              outbox={outbox}
              partner={conversation.participantor}
              divider={reading.divider}
              at={at}
              dayOf={date}
              onRemoved={onRemoved}
              onTakeBack={onTakeBack}
            />
          </div>
          {talk.hasLater ? (
            <div className={css.later}>
              <Button
                size="s"
                onPress={talk.loadLater}
                isPending={talk.isLoadingLater}
                pendingLabel={t('list.loading')}
              >
                {t('conversation.later')}
              </Button>
            </div>
          ) : null}
        </div>
      </section>
      {reading.isAway || talk.hasLater ? (
        <ToNewest
          count={reading.count}
          onPress={() => {
            talk.toNewest()
            toEnd()
            scroller.current?.focus({ preventScroll: true })
          }}
        />
      ) : null}
    </div>
  )
}

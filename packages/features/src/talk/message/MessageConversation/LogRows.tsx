import { messageText } from '@shulei/domain/talk/message/content.ts'
import { placesOf } from '@shulei/domain/talk/message/groups.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteState } from '../../../base/site/site-state.ts'
import type { UnsentMessage } from '../conversation/outbox.ts'
import type { useOutbox } from '../conversation/useOutbox.ts'
import type { Conversation, Message } from '../conversation.ts'
import { useCards } from '../MessageText/useCards.ts'
import * as css from './MessageConversation.css.ts'
import { MessageRow } from './MessageRow.tsx'
import { SendingState } from './SendingState.tsx'

export interface LogRowsProps {
  /** Messages, oldest first. */
  messages: readonly Message[]
  outbox: ReturnType<typeof useOutbox>
  partner: Conversation['participantor']
  /** Id of the first new message; null without one. */
  divider: number | null
  /** Id of the message to start at, which is highlighted. */
  at?: number | undefined
  dayOf: (at: string) => string
  onRemoved: (message: Message) => void
  onTakeBack: (content: string) => void
}

/** Element id of a message. */
export const rowId = (id: number) => `message-${id}`

/** Converts a message that is not stored yet for drawing. */
const messageOf = ({ content, picture, at }: UnsentMessage, partnerId: number): Message => ({
  id: 0,
  content: messageText(content),
  created_at: new Date(at).toISOString(),
  mine: true,
  is_read: true,
  system: false,
  sender: 0,
  receiver: partnerId,
  picture: picture ?? null,
})

/** The stored messages by day and group, followed by those that are not stored yet. */
export function LogRows(props: LogRowsProps) {
  const { messages, outbox, partner, divider, at, dayOf, onRemoved, onTakeBack } = props
  const { t } = useTranslation('message')
  const { time } = useFormat()
  const { origin } = new URL(useSiteState().address)
  const cards = useCards(messages, origin)
  const stored = messages.map((message) => ({ key: outbox.rowKeyOf(message.id), message, unsent: null }))
  // a message that has just been stored keeps its row, so that it is neither drawn nor announced twice
  const keys = new Set(stored.map(({ key }) => key))
  const waiting = outbox.unsent
    .filter(({ key }) => !keys.has(key))
    .map((unsent) => ({ key: unsent.key, message: messageOf(unsent, partner.id), unsent }))
  const rows = [...stored, ...waiting]
  const places = placesOf(
    rows.map(({ message: { id, mine, created_at } }) => ({ id, mine, at: created_at })),
    dayOf,
    ({ id }) => id === divider,
  )
  return rows.map(({ key, message, unsent }, index) => {
    const place = places[index]
    const { created_at, id } = message
    return (
      <Fragment key={key}>
        {place?.opensDay ? (
          <p className={css.day}>
            <time dateTime={created_at.slice(0, 10)}>{dayOf(created_at)}</time>
          </p>
        ) : null}
        {id === divider ? (
          <p className={css.newSince}>{t('conversation.newSince', { time: time(created_at) })}</p>
        ) : null}
        <MessageRow
          message={message}
          rowId={unsent ? undefined : rowId(id)}
          isFound={id === at}
          partner={partner}
          opensGroup={place?.opensGroup ?? true}
          closesGroup={place?.closesGroup ?? true}
          origin={origin}
          cards={cards}
          onRemoved={onRemoved}
          {...(unsent && {
            state: (
              <SendingState
                message={unsent}
                isWaiting={unsent !== outbox.unsent[0]}
                onRetry={() => outbox.retry(key)}
                onTakeBack={() => {
                  const taken = outbox.takeBack(key)
                  if (taken?.picture) URL.revokeObjectURL(taken.picture.url)
                  else if (taken) onTakeBack(taken.content)
                }}
              />
            ),
          })}
        />
      </Fragment>
    )
  })
}

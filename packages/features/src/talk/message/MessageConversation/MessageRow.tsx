import { useFormat } from '@shulei/i18n/format.ts'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownName } from '../../../base/site/useShownName.ts'
import type { Conversation, Message } from '../conversation.ts'
import { MessageText } from '../MessageText/MessageText.tsx'
import type { Card } from '../MessageText/useCards.ts'
import * as css from './MessageConversation.css.ts'
import { MessageMenu } from './MessageMenu.tsx'
import { MessagePicture } from './MessagePicture.tsx'
import { PartnerAvatar } from './PartnerAvatar.tsx'

export interface MessageRowProps {
  message: Message
  partner: Conversation['participantor']
  /** Element id of the row. */
  rowId: string | undefined
  /** The conversation was opened at this message. */
  isFound: boolean
  /** First message of its group: drawn with the sender's picture. */
  opensGroup: boolean
  /** Last message of its group: drawn with the time. */
  closesGroup: boolean
  /** Origin of the site, and the title cards of its addresses by path. */
  origin: string
  cards: ReadonlyMap<string, Card>
  onRemoved: (message: Message) => void
  /** Sending state, in place of time and menu, until the message is stored. */
  state?: ReactNode
}

/** One message: sender, time, content and actions. The content of a system message is markup, sanitised by the server. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, partner, rowId, isFound, opensGroup, closesGroup, origin, cards, onRemoved, state } = props
  const { t } = useTranslation('message')
  const { dateTime, time, zoneName } = useFormat()
  const { mine, system, content, created_at, picture } = message
  const name = useShownName(partner)
  const full = `${dateTime(created_at)} ${zoneName()}`
  return (
    <div
      className={css.row}
      data-mine={mine || undefined}
      data-follows={!opensGroup || undefined}
      id={rowId}
      tabIndex={isFound ? -1 : undefined}
      data-found={isFound || undefined}
    >
      {mine || !opensGroup ? null : <PartnerAvatar partner={partner} />}
      <div className={css.said}>
        <VisuallyHidden>{mine ? t('conversation.me') : t('conversation.them', { name })}</VisuallyHidden>
        <div className={css.bubble} dir="auto" title={full}>
          {picture ? (
            <MessagePicture
              {...picture}
              alt={mine ? t('picture.mine') : t('picture.from', { name })}
              isStored={state === undefined}
            />
          ) : system ? (
            <Prose sanitisedHtml={content} />
          ) : (
            <MessageText content={content} origin={origin} cards={cards} />
          )}
        </div>
        {state}
        {closesGroup && state === undefined ? (
          <time className={css.time} dateTime={created_at} title={full}>
            {time(created_at)}
          </time>
        ) : null}
      </div>
      {state === undefined ? (
        <span className={css.rowMenu}>
          <MessageMenu message={message} partnerId={partner.id} onRemoved={() => onRemoved(message)} />
        </span>
      ) : null}
    </div>
  )
})

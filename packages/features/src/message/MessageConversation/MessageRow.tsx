import { useFormat } from '@shulei/i18n/format.ts'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import type { Conversation, Message } from '../conversation.ts'
import * as css from './MessageConversation.css.ts'
import { MessageMenu } from './MessageMenu.tsx'
import { PartnerAvatar } from './PartnerAvatar.tsx'

export interface MessageRowProps {
  message: Message
  conversation: Conversation
  onRemoved: () => void
  onFailure: (text: string) => void
}

/** One message: who, when, what, and what can be done with it. What the system wrote is markup, cleaned by the server. */
export function MessageRow({ message, conversation, onRemoved, onFailure }: MessageRowProps) {
  const { t } = useTranslation('message')
  const { dateTime, time, zoneName } = useFormat()
  const { mine, system, content, created_at } = message
  const { participantor: partner } = conversation
  const { id, name } = partner
  return (
    <div className={css.row} data-mine={mine || undefined}>
      {mine ? null : <PartnerAvatar partner={partner} />}
      <div className={css.said}>
        <VisuallyHidden>{mine ? t('conversation.me') : t('conversation.them', { name })}</VisuallyHidden>
        <div className={css.bubble} dir="auto">
          {system ? <Prose sanitisedHtml={content} /> : content}
        </div>
        <time className={css.time} dateTime={created_at} title={`${dateTime(created_at)} ${zoneName()}`}>
          {time(created_at)}
        </time>
      </div>
      <span className={css.rowMenu}>
        <MessageMenu message={message} partnerId={id} onRemoved={onRemoved} onFailure={onFailure} />
      </span>
    </div>
  )
}

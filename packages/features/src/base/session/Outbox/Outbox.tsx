import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { code, message, messages, note, page, title } from '../session.css.ts'

export interface OutboxProps {
  messages: readonly {
    id: number
    at: number
    channel: 'sms' | 'mail'
    to: string
    text: string
    code?: string
    link?: string
  }[]
}

/** Codes and mails while no sender is configured: only in a demonstration. */
export function Outbox({ messages: entries }: OutboxProps) {
  const { t } = useTranslation('session')
  const format = useFormat()
  return (
    <div className={page}>
      <div>
        <h1 className={title}>{t('outbox.title')}</h1>
        <p className={note}>{t('outbox.note')}</p>
      </div>
      {entries.length === 0 ? (
        <EmptyState size="s" title={t('outbox.empty')} description={t('outbox.emptyHint')} />
      ) : (
        <ol className={messages}>
          {entries.map((entry) => (
            <li key={entry.id} className={message}>
              <p className={note}>
                {t(`outbox.${entry.channel}`)} · {entry.to} · {format.dateTime(entry.at)}
              </p>
              {entry.code ? <p className={code}>{entry.code}</p> : <p>{entry.text}</p>}
              {entry.link && <TextLink href={entry.link}>{t('outbox.open')}</TextLink>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

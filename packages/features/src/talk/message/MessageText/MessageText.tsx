import { splitLinks } from '@shulei/domain/talk/message/links.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './MessageText.css.ts'
import { type Card, pathOf } from './useCards.ts'

export interface MessageTextProps {
  content: string
  /** Origin of the site, whose addresses have cards. */
  origin: string
  /** Known cards by their paths. */
  cards: ReadonlyMap<string, Card>
}

/** Links in messages are untrusted, and their targets get neither referrer nor opener. */
const rel = 'nofollow ugc noopener noreferrer'

/** A person's message: plain text with addresses as links, and below it the title cards of the links to our own pages. */
export function MessageText({ content, origin, cards: known }: MessageTextProps) {
  const parts = splitLinks(content)
  const paths = [...new Set(parts.map((part) => ('href' in part ? pathOf(part.href, origin) : null)))]
  const shown = paths.flatMap((path) => (path === null ? [] : (known.get(path) ?? [])))
  let at = 0
  return (
    <>
      {parts.map((part) => {
        const key = at
        at += part.text.length
        if (!('href' in part)) return <Fragment key={key}>{part.text}</Fragment>
        return (
          <TextLink key={key} href={part.href} target="_blank" rel={rel} tone="inherit">
            {part.text}
          </TextLink>
        )
      })}
      {shown.map((card) => (
        <TitleCard key={card.path} card={card} />
      ))}
    </>
  )
}

function TitleCard({ card: { path, kind, title } }: { card: Card }) {
  const { t } = useTranslation('message')
  const { pick } = useFormat()
  return (
    <a className={css.card} href={path} target="_blank" rel={rel}>
      <span className={css.kind}>{t(`card.${kind}`)}</span>
      <bdi className={css.title}>{pick(title)}</bdi>
    </a>
  )
}

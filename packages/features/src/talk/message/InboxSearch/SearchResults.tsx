import { failureText } from '@shulei/client/call-error.ts'
import { refs } from '@shulei/contract/refs.ts'
import { conversation } from '@shulei/domain/address/message.ts'
import { excerptOf } from '@shulei/domain/talk/message/search.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePages } from '../../../base/site/usePages.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import * as css from './InboxSearch.css.ts'

const searchRead = (q: string) => ({
  ref: refs.searchInbox,
  argsOf: (before?: number) => ({ query: { q, ...(before === undefined ? {} : { before }) } }),
})

interface RowProps {
  to: string
  person: { id: number; name: string; avatar: string | null }
  children?: ReactNode
}

function Row({ to, person, children }: RowProps) {
  const { id, avatar } = person
  const name = useShownName(person)
  return (
    <li>
      <Link className={css.row} to={to}>
        <Avatar name={name} seed={String(id)} {...(avatar ? { src: avatar } : {})} />
        <span className={css.words}>
          <bdi className={css.name}>{name}</bdi>
          {children}
        </span>
      </Link>
    </li>
  )
}

/** Search results: conversations by the other person's name, and messages with links to their place. */
export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation('message')
  const { pages, error, hasMore, isLoadingMore, loadMore, refresh } = usePages(searchRead(query))
  const people = pages?.[0]?.people ?? []
  const messages = pages?.flatMap((page) => page.messages) ?? []
  return (
    <div className={css.results}>
      <p className={css.count} role="status">
        {pages === undefined
          ? null
          : people.length + messages.length === 0
            ? t('search.nothing', { query })
            : t(hasMore ? 'search.foundMore' : 'search.found', { count: people.length + messages.length })}
      </p>
      {pages === undefined && !error ? <Skeleton label={t('list.loading')} shape="rows" count={4} /> : null}
      {people.length > 0 ? (
        <ul className={css.list} aria-label={t('search.people')}>
          {people.map((person) => (
            <Row key={person.id} to={conversation({ id: person.id })} person={person} />
          ))}
        </ul>
      ) : null}
      {messages.length > 0 ? (
        <ul className={css.list} aria-label={t('search.messages')}>
          {messages.map(({ id, content, created_at, mine, partner }) => (
            <Row key={id} to={conversation({ id: partner.id, at: id })} person={partner}>
              <span className={css.excerpt} dir="auto">
                {mine ? t('conversation.me') : null}
                {excerptOf(content, query).map(({ text, found }, index) => {
                  return found ? <mark key={index}>{text}</mark> : text
                })}
              </span>
              <span className={css.when}>
                <When at={created_at} />
              </span>
            </Row>
          ))}
        </ul>
      ) : null}
      {error ? (
        <ErrorState size="s" title={failureText(error, t('list.failed'))}>
          <Button size="s" onPress={refresh}>
            {t('list.retry')}
          </Button>
        </ErrorState>
      ) : null}
      {hasMore ? (
        <Button size="s" onPress={loadMore} isPending={isLoadingMore} pendingLabel={t('list.loading')}>
          {t('list.more')}
        </Button>
      ) : null}
    </div>
  )
}

import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { outlineOf } from '@shulei/domain/people/notebook/outline.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useShownName } from '../../../base/site/useShownName.ts'
import { type Notebook, useNotebook } from '../useNotebook.ts'
import { Cell } from './Cell.tsx'
import * as css from './NotebookPage.css.ts'
import { Side } from './Side.tsx'

function Head({ notebook: { id, title, summary, author, competition, updatedAt, isOwn } }: { notebook: Notebook }) {
  const { t } = useTranslation('notebook')
  const { date, pick } = useFormat()
  const name = useShownName(author)
  return (
    <header className={css.head}>
      <h1 className={css.title} dir="auto">
        {title}
      </h1>
      {summary && (
        <p className={css.summary} dir="auto">
          {summary}
        </p>
      )}
      <div className={css.line}>
        <span className={css.author}>
          <Avatar name={name} seed={String(author.id)} size="s" {...(author.avatar ? { src: author.avatar } : {})} />
          <TextLink component={Link} to={profileAddress.notebook({ id: author.id })} tone="inherit" isStandalone>
            <bdi>{name}</bdi>
          </TextLink>
        </span>
        <time dateTime={updatedAt}>{t('updated', { at: date(updatedAt) })}</time>
        {competition && (
          <TextLink component={Link} to={competitionAddress.overview({ id: competition.id })} isStandalone>
            {t('of', { title: pick(competition.title) })}
          </TextLink>
        )}
        {isOwn && (
          <span className={css.actions}>
            <LinkButton component={Link} to={notebookAddress.edit({ id })} size="s">
              {t('edit')}
            </LinkButton>
          </span>
        )}
      </div>
    </header>
  )
}

function Content({ notebook }: { notebook: Notebook }) {
  const { t } = useTranslation('notebook')
  const { number } = useFormat()
  const { content, cells, title } = notebook
  const { headings, levels } = useMemo(() => outlineOf(content, title), [content, title])
  return (
    <>
      <Head notebook={notebook} />
      <div className={css.columns}>
        <Side notebook={notebook} headings={headings} />
        <article className={css.cells} dir="auto">
          {content.map((cell, index) => (
            <Cell key={index} cell={cell} levels={levels} />
          ))}
          {content.length < cells && (
            <Alert tone="info">{t('rest', { n: number(cells - content.length), count: cells - content.length })}</Alert>
          )}
        </article>
      </div>
    </>
  )
}

/** A notebook to read: its words, code, tables and pictures, the facts about its file, and a list of contents (X023). */
export function NotebookPage({ id }: { id: number }) {
  const { t } = useTranslation('notebook')
  const { data: notebook, error, mutate } = useNotebook(id)
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      {notebook ? (
        <Content notebook={notebook} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton label={t('loading')} shape="rows" count={6} />
      )}
    </main>
  )
}

import * as articleAddress from '@shulei/domain/address/article.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { wordsOfMarkup } from '@shulei/domain/base/markup/parse.ts'
import { readingMinutes } from '@shulei/domain/publish/content/reading.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useShownName } from '../../../base/site/useShownName.ts'
import { type Article, useArticle } from '../useArticle.ts'
import * as css from './ArticlePage.css.ts'

function Head({ article }: { article: Article }) {
  const { t } = useTranslation('article')
  const { date } = useFormat()
  const { id, title, summary, author, publishedAt, body, isOwn, cover } = article
  const name = useShownName(author)
  return (
    <header className={css.head}>
      <h1 className={css.title} dir="auto">
        {title || t('untitled')}
      </h1>
      {summary && (
        <p className={css.summary} dir="auto">
          {summary}
        </p>
      )}
      <div className={css.line}>
        <span className={css.author}>
          <Avatar name={name} seed={String(author.id)} size="s" {...(author.avatar ? { src: author.avatar } : {})} />
          <TextLink component={Link} to={profileAddress.articles({ id: author.id })} tone="inherit" isStandalone>
            <bdi>{name}</bdi>
          </TextLink>
        </span>
        {publishedAt && <time dateTime={publishedAt}>{date(publishedAt)}</time>}
        <span>{t('minutes', { count: readingMinutes(wordsOfMarkup(body)) })}</span>
        {isOwn && (
          <span className={css.actions}>
            <LinkButton component={Link} to={articleAddress.edit({ id })} size="s">
              {t('edit')}
            </LinkButton>
          </span>
        )}
      </div>
      {cover && <img className={css.cover} src={cover} alt="" />}
    </header>
  )
}

/** An article to read: title, author, cover, text, tags and its competition (X023). */
export function ArticlePage({ id }: { id: number }) {
  const { t } = useTranslation('article')
  const { pick } = useFormat()
  const { data: article, error, mutate } = useArticle(id)
  if (!article) {
    return (
      <main id="content" tabIndex={-1} className={css.page}>
        {error ? (
          <LoadFailed error={error} onRetry={() => mutate()} />
        ) : (
          <Skeleton label={t('loading')} shape="rows" count={6} />
        )}
      </main>
    )
  }
  const { body, tags, competition, publishedAt } = article
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      {publishedAt === null && <Alert tone="info">{t('onlyYou')}</Alert>}
      <article className={css.article}>
        <Head article={article} />
        <VisuallyHidden as="h2">{t('field.body')}</VisuallyHidden>
        <div className={css.body} dir="auto">
          {/* the server answers it sanitised */}
          <Prose sanitisedHtml={body} />
        </div>
        {(tags.length > 0 || competition) && (
          <footer className={css.foot}>
            {tags.map((tag) => (
              <Tag key={tag} isOutlined>
                {tag}
              </Tag>
            ))}
            {competition && (
              <TextLink component={Link} to={competitionAddress.overview({ id: competition.id })} isStandalone>
                {t('about', { title: pick(competition.title) })}
              </TextLink>
            )}
          </footer>
        )}
      </article>
    </main>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Breadcrumbs } from '@shulei/ui/Breadcrumbs/Breadcrumbs.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignaturePicture } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { type Article, articleArgs, otherLang } from '../content.ts'
import * as cards from '../InformationPage/InformationCard.css.ts'
import { InformationCard } from '../InformationPage/InformationCard.tsx'
import * as page from '../PageHead.css.ts'
import * as css from './ArticlePage.css.ts'

function Head({ article }: { article: Article }) {
  const { t } = useTranslation('content')
  const { t: shell } = useTranslation('shell')
  const format = useFormat()
  const shownName = useShownNames()
  const { author } = article
  const lang = otherLang(article.lang, format.language)
  return (
    <header className={css.head}>
      <Breadcrumbs
        label={shell('a11y.breadcrumbs')}
        component={Link}
        items={[
          { label: t('information.eyebrow'), to: siteAddress.information() },
          { label: article.topic.name, to: siteAddress.information({ topic: article.topic.code }) },
        ]}
      />
      <h1 className={css.title} lang={lang}>
        {article.title}
      </h1>
      <p className={css.lead} lang={lang}>
        {article.summary}
      </p>
      <p className={css.by}>
        {author ? (
          <>
            <Avatar
              name={shownName(author)}
              seed={String(author.id)}
              size="xs"
              {...(author.avatar ? { src: author.avatar } : {})}
            />
            <TextLink component={Link} to={profileAddress.history({ id: author.id })} tone="inherit" isStandalone>
              {shownName(author)}
            </TextLink>
          </>
        ) : null}
        <time dateTime={article.publishedAt}>{format.date(article.publishedAt)}</time>
        {article.minutes > 1 && (
          <span>{t('minutes', { count: article.minutes, n: format.number(article.minutes) })}</span>
        )}
        {article.updatedAt !== article.publishedAt ? (
          <span>{t('updated', { date: format.date(article.updatedAt) })}</span>
        ) : null}
      </p>
    </header>
  )
}

function Aside({ article }: { article: Article }) {
  const { t } = useTranslation('content')
  const { pick } = useFormat()
  const { competition, headings } = article
  return (
    <aside className={css.aside} aria-label={t('article.aside')}>
      {headings.length > 1 ? (
        <nav aria-label={t('article.contents')}>
          <h2 className={css.asideTitle}>{t('article.contents')}</h2>
          <ol className={css.contents}>
            {headings.map(({ id, title }) => (
              <li key={id}>
                <a className={css.entry} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {competition ? (
        <div>
          <h2 className={css.asideTitle}>{t('article.try')}</h2>
          <p className={css.practice}>{t('article.tryHint', { competition: pick(competition.title) })}</p>
          <LinkButton component={Link} to={competitionAddress.overview({ id: competition.id })}>
            {t('article.toCompetition')}
          </LinkButton>
        </div>
      ) : null}
    </aside>
  )
}

/** An article: head, the picture of its data, text with contents, and what to read next. */
export function ArticlePage({ id }: { id: number }) {
  const { t } = useTranslation('content')
  const { t: shell } = useTranslation('shell')
  const { language } = useFormat()
  const { data, error, mutate } = useCall(refs.article, articleArgs(id, language), { keepPreviousData: true })
  return (
    <main id="content" tabIndex={-1} className={page.page}>
      {error && !data ? <LoadFailed error={error} onRetry={() => mutate()} /> : null}
      {!data && !error ? <Loading label={shell('a11y.loading')} /> : null}
      {data ? (
        <>
          <article className={css.article}>
            <Head article={data} />
            <div className={css.columns}>
              <div className={css.body}>
                {data.cover ? <SignaturePicture picture={data.cover} className={css.cover} /> : null}
                <Prose sanitisedHtml={data.html} {...(data.lang === language ? {} : { lang: data.lang })} />
              </div>
              <Aside article={data} />
            </div>
          </article>
          {data.related.length > 0 ? (
            <section className={css.section}>
              <h2 className={css.heading}>{t('article.related')}</h2>
              <div className={cards.grid}>
                {data.related.map((item) => (
                  <InformationCard key={`${item.kind} ${item.id}`} item={item} headingLevel={3} />
                ))}
              </div>
            </section>
          ) : null}
        </>
      ) : null}
    </main>
  )
}

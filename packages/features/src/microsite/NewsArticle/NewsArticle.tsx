import { useFormat } from '@shulei/i18n/format.ts'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './NewsArticle.css.ts'

export interface NewsArticleProps {
  title: string
  /** When it was published, ISO 8601. */
  at: string
  /** HTML that was sanitised where it was stored. */
  sanitisedHtml: string
  /** Language of title and text where it differs from the page's. */
  lang?: string
  /** Address of all news. */
  newsAddress: string
}

/** One piece of news of a microsite, with the way back to all of them. */
export function NewsArticle({ title, at, sanitisedHtml, lang, newsAddress }: NewsArticleProps) {
  const { t } = useTranslation('microsite')
  const { dateTime } = useFormat()
  return (
    <article className={css.article}>
      <TextLink component={Link} to={newsAddress} isStandalone>
        {t('news.all')}
      </TextLink>
      <h1 className={css.title} lang={lang}>
        {title}
      </h1>
      <time className={css.at} dateTime={at}>
        {dateTime(at)}
      </time>
      <Prose sanitisedHtml={sanitisedHtml} {...(lang ? { lang } : {})} />
    </article>
  )
}

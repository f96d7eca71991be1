import { useFormat } from '@shulei/i18n/format.ts'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './NewsArticle.css.ts'

export interface NewsArticleProps {
  title: string
  /** Publication time, ISO 8601. */
  at: string
  /** HTML that the server has sanitised. */
  sanitisedHtml: string
  /** Language of title and text, if it differs from the page's. */
  lang?: string
  /** Address of all news. */
  newsAddress: string
}

/** One news item of a microsite, with a link back to the list. */
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

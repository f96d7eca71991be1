import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { articleArgs, type MicrositeAt } from '../args.ts'
import { type Microsite, micrositePageAddress } from '../microsite.ts'
import { NewsArticle } from '../NewsArticle/NewsArticle.tsx'
import { useWords } from '../words.ts'
import * as css from './ArticlePage.css.ts'

export interface ArticlePageProps {
  site: Microsite
  /** The microsite as the address names it. */
  at: MicrositeAt
  id: number
}

/** One news article of a microsite, with the articles before and after it (X017). */
export function ArticlePage({ site, at, id }: ArticlePageProps) {
  const { t } = useTranslation('microsite')
  const { t: shell } = useTranslation('shell')
  const { language, pick } = useFormat()
  const words = useWords()
  const { data, error, mutate } = useCall(refs.micrositeArticle, articleArgs(at, id))
  const address = micrositePageAddress(site, 'news')
  const lang = data && langOf(data.html, language)
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      {data ? (
        <>
          <NewsArticle
            title={pick(data.title)}
            at={data.at}
            sanitisedHtml={pick(data.html)}
            newsAddress={address}
            {...(lang ? { lang } : {})}
          />
          <nav className={css.neighbours} aria-label={t('news.neighbours')}>
            {(['newer', 'older'] as const).map((side) => {
              const other = data[side]
              return (
                other && (
                  <Link key={side} className={css.neighbour} to={micrositePageAddress(site, `news/${other.id}`)}>
                    <span className={css.side}>{t(`news.${side}`)}</span>
                    <span className={css.title} {...words(other.title)} />
                  </Link>
                )
              )
            })}
          </nav>
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton label={shell('a11y.loading')} shape="block" />
      )}
    </main>
  )
}

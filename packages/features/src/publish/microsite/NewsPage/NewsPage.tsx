import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { type MicrositeAt, newsArgs } from '../args.ts'
import { PageBody } from '../MicrositePage/PageBody.tsx'
import { type Microsite, type MicrositeText, micrositePageAddress } from '../microsite.ts'
import { useWords } from '../words.ts'
import * as css from './NewsPage.css.ts'

export interface NewsPageProps {
  site: Microsite
  /** The microsite as the address names it. */
  at: MicrositeAt
  title: MicrositeText
  /** Page of the list, from 1. */
  page: number
}

const perPage = 10

/** All news of a microsite, the newest one large above the others (X017). */
export function NewsPage({ site, at, title, page }: NewsPageProps) {
  const { t } = useTranslation('microsite')
  const { t: shell } = useTranslation('shell')
  const { date, number } = useFormat()
  const words = useWords()
  const { data, error, mutate } = useCall(refs.micrositeNews, newsArgs(at, page))
  const address = micrositePageAddress(site, 'news')
  const pageCount = Math.ceil((data?.total ?? 0) / perPage)
  return (
    <PageBody title={title} lead={{ cn: t('news.lead'), en: t('news.lead') }}>
      {data ? (
        data.total === 0 ? (
          <EmptyState title={t('news.empty')} description={t('news.emptyHint')} />
        ) : data.list.length === 0 ? (
          <EmptyState title={t('news.noPage', { page: number(page) })}>
            <LinkButton component={Link} to={address}>
              {t('news.toFirst')}
            </LinkButton>
          </EmptyState>
        ) : (
          <>
            <ul className={css.list}>
              {data.list.map(({ id, title: headline, summary, at }, index) => (
                <li key={id} className={css.item} data-lead={(index === 0 && page === 1) || undefined}>
                  <time className={css.at} dateTime={at}>
                    {date(at)}
                  </time>
                  <div className={css.words}>
                    <h2 className={css.title}>
                      <Link className={css.link} to={micrositePageAddress(site, `news/${id}`)} {...words(headline)} />
                    </h2>
                    <p className={css.summary} {...words(summary)} />
                  </div>
                </li>
              ))}
            </ul>
            {pageCount > 1 && (
              <Pagination
                component={Link}
                label={t('news.pages')}
                page={page}
                pageCount={pageCount}
                linkTo={(to) => ({ to: to === 1 ? address : `${address}${site.draft ? '&' : '?'}page=${to}` })}
                pageLabel={(to) => t('news.page', { page: number(to) })}
                previousText={t('news.newerPage')}
                nextText={t('news.olderPage')}
              />
            )}
          </>
        )
      ) : error ? (
        <LoadFailed error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton label={shell('a11y.loading')} shape="block" />
      )}
    </PageBody>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import {
  type CompetitionFilters,
  changedFilters,
  parseFilters,
  withFilter,
} from '@shulei/domain/compete/competition/filters.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { isFiltered, whyEmpty } from '../../../base/site/empty-list.ts'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { CompetitionRows } from '../CompetitionRows/CompetitionRows.tsx'
import * as css from './CompetitionList.css.ts'
import { Filters } from './Filters.tsx'
import { addressOf, useFilterGroups } from './useFilterGroups.ts'

export const pageSize = 10

/** The query of the list call for the filters in the address. */
export const listQuery = (filters: CompetitionFilters) => ({ ...filters, per_page: pageSize })

/**
 * All competitions with every filter of B§2 in the address.
 *
 * - MUST keep every filter in the address: search, type, tagCode, indCode, raceId, cmptStatus, sort, page (B§2); the address alone
 *   gives the same list.
 * - MUST ask `GET /api/competitions` with these names; `cmptStatus` is -1 and `sort` is `default` unless chosen (B§7).
 * - MUST show the "all" entry that comes first in categories, tags and industries (B§2).
 * - MUST go back to page 1 when a filter changes, and keep the other filters.
 * - MUST show each competition's state: in progress, open for sign-up, ended (A§1), its type and format (A§1) and the next edge of
 *   its schedule in words (B§4).
 * - MUST offer the recommended competitions when nothing fits (B§3).
 * - MUST show the server's message and a way to try again when the list cannot be loaded; shown results stay.
 * - MUST work without JavaScript: filters and pages are links, search is a GET form.
 * - MUST NOT load React Aria.
 */
export function CompetitionList() {
  const { t } = useTranslation('competition-list')
  const { t: shell } = useTranslation('shell')
  const format = useFormat()
  const [params] = useSearchParams()
  const filters = parseFilters(params)
  const { data, error, mutate } = useCall(
    refs.competitionList,
    { query: listQuery(filters) },
    { keepPreviousData: true },
  )
  const groups = useFilterGroups(filters, data ?? { raceCategory: [], cmptTags: [], industries: [] })
  const changed = changedFilters(filters)
  const empty = data?.cmpt.list.length === 0 ? whyEmpty(data.cmpt.total, changed) : null
  const pageCount = Math.ceil((data?.cmpt.total ?? 0) / pageSize)
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={t('title')} />
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <search className={css.search}>
          <form className={css.searchForm} action={competitionAddress.list()} method="get">
            <div className={css.searchField}>
              <SearchField
                key={filters.search}
                name="search"
                defaultValue={filters.search}
                maxLength={100}
                label={t('search')}
                placeholder={t('searchHint')}
                clearLabel={t('clearSearch')}
                size="s"
              />
            </div>
            <LinkButton component="button" type="submit">
              {t('find')}
            </LinkButton>
          </form>
        </search>
      </div>
      <Filters filters={filters} groups={groups} />
      <div className={css.summary} role="status">
        {data && <span>{t('found', { count: data.cmpt.total, n: format.number(data.cmpt.total) })}</span>}
        {isFiltered(changed) && (
          <TextLink component={Link} to={competitionAddress.list()} isStandalone>
            {t('reset')}
          </TextLink>
        )}
      </div>
      {error && !data ? <LoadFailed error={error} onRetry={() => mutate()} /> : null}
      {!data && !error ? <Loading label={shell('a11y.loading')} /> : null}
      {data && data.cmpt.list.length > 0 ? <CompetitionRows competitions={data.cmpt.list} headingLevel={2} /> : null}
      {empty === 'none' ? <EmptyState title={t('none')} /> : null}
      {empty === 'unfit' ? (
        <EmptyState title={t('empty')} description={t('emptyHint')}>
          <LinkButton component={Link} to={competitionAddress.list()}>
            {t('reset')}
          </LinkButton>
        </EmptyState>
      ) : null}
      {empty === 'beyond' ? (
        <EmptyState title={t('noPage', { page: format.number(filters.page) })}>
          <LinkButton component={Link} to={addressOf({ ...filters, page: pageCount })}>
            {t('lastPage')}
          </LinkButton>
        </EmptyState>
      ) : null}
      {data ? (
        <Pagination
          label={t('pages')}
          page={filters.page}
          pageCount={empty ? 0 : pageCount}
          linkTo={(page) => ({ to: addressOf({ ...withFilter(filters, {}), page }) })}
          pageLabel={(page) => t('page', { page })}
          previousText={t('previous')}
          nextText={t('next')}
          component={Link}
        />
      ) : null}
      {data && empty && data.recommends.length > 0 ? (
        <section className={css.section}>
          <h2 className={css.heading}>{t('recommends')}</h2>
          <CompetitionRows competitions={data.recommends} />
        </section>
      ) : null}
    </main>
  )
}

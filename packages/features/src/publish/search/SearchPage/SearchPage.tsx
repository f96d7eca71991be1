import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { searchSite } from '@shulei/contract/publish/search/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'
import { MAX_QUERY, searchArgs } from '../search.ts'
import * as css from './SearchPage.css.ts'

type Found = Data<typeof searchSite>['groups'][number]

/** A person's surname, a team's badge, else the first character of the kind's name: the icons of the palette would bring its file. */
function FoundPicture({ kind, item: { id, title } }: { kind: Found['kind']; item: Found['items'][number] }) {
  const { t } = useTranslation('search')
  const { language } = useFormat()
  if (kind === 'people') return <Avatar name={title} seed={id.replace('person-', '')} />
  if (kind === 'teams') return <TeamBadge seed={id.replace('team-', '')} />
  return (
    <span className={css.letter} aria-hidden="true" lang={language}>
      {t(`kind.${kind}`).slice(0, 1)}
    </span>
  )
}

/** Results of a search of the whole site, by kind. A plain form, so that it works without script. */
export function SearchPage({ q }: { q: string }) {
  const { t } = useTranslation('search')
  const { t: shell } = useTranslation('shell')
  const { language, number } = useFormat()
  const { user } = useSiteState()
  const signOn = useSignOnAddress()
  const { data, error, mutate } = useCall(refs.searchSite, searchArgs(q, language), { keepPreviousData: true })
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={q === '' ? t('title') : t('titleOf', { q })} />
      <h1 className={css.title}>{t('title')}</h1>
      <search>
        <form className={css.form} action={siteAddress.search()} method="get">
          <div className={css.field}>
            <SearchField
              key={q}
              name="q"
              defaultValue={q}
              maxLength={MAX_QUERY}
              label={t('title')}
              placeholder={t('hint')}
              clearLabel={t('clear')}
            />
          </div>
          <div className={css.submit}>
            <LinkButton component="button" type="submit" variant="primary">
              {t('find')}
            </LinkButton>
          </div>
        </form>
      </search>
      {error && !data ? <LoadFailed error={error} onRetry={() => mutate()} /> : null}
      {!data && !error ? <Loading label={shell('a11y.loading')} /> : null}
      {data && q !== '' ? (
        <p className={css.count} role="status">
          {t('found', { count: data.total, n: number(data.total) })}
        </p>
      ) : null}
      {data && q !== '' && data.total === 0 ? (
        <EmptyState title={t('empty')} description={t('emptyHint')}>
          <LinkButton component={Link} to={competitionAddress.list()}>
            {t('toCompetitions')}
          </LinkButton>
        </EmptyState>
      ) : null}
      {data?.groups.map(({ kind, items }) => (
        <section key={kind} className={css.group} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`} className={css.heading}>
            {t(`kind.${kind}`)}
          </h2>
          <ul className={css.items}>
            {items.map((item) => (
              <li key={item.id} className={css.item} lang={item.lang === language ? undefined : item.lang}>
                <FoundPicture kind={kind} item={item} />
                <div className={css.words}>
                  <Link className={css.link} to={item.href}>
                    {item.title}
                  </Link>
                  {item.note === '' ? null : <p className={css.note}>{item.note}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data && q !== '' && !user ? (
        <p className={css.note}>
          {t('peopleHint')}{' '}
          <a className={css.login} href={signOn('login2')}>
            {shell('error.loginLink')}
          </a>
        </p>
      ) : null}
    </main>
  )
}

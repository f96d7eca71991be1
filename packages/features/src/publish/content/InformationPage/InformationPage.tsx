import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { INFORMATION_PER_PAGE, informationKinds } from '@shulei/domain/publish/content/kinds.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { whyEmpty } from '../../../base/site/empty-list.ts'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { type InformationView, informationArgs } from '../content.ts'
import * as page from '../PageHead.css.ts'
import { PageHead } from '../PageHead.tsx'
import * as cards from './InformationCard.css.ts'
import { InformationCard } from './InformationCard.tsx'
import * as css from './InformationPage.css.ts'

const addressOfView = ({ kind, topic, page }: InformationView) =>
  siteAddress.information({
    kind: kind === 'all' ? undefined : kind,
    topic: topic || undefined,
    page: page > 1 ? page : undefined,
  })

/** Articles and activities with their filters in the address; the newest is shown large. */
export function InformationPage({ view }: { view: InformationView }) {
  const { t } = useTranslation('content')
  const { t: shell } = useTranslation('shell')
  const format = useFormat()
  const { data, error, mutate } = useCall(refs.informationList, informationArgs(view, format.language), {
    keepPreviousData: true,
  })
  const { kind, topic } = view
  const empty = data?.list.length === 0 ? whyEmpty(data.total, { topic: topic || undefined }) : null
  const isWhole = kind === 'all' && topic === '' && view.page === 1
  const toAll = (
    <LinkButton component={Link} to={siteAddress.information()}>
      {t('information.toAll')}
    </LinkButton>
  )
  return (
    <main id="content" tabIndex={-1} className={page.page}>
      <PageHead
        eyebrow={t('information.eyebrow')}
        title={t(`information.title.${kind}`)}
        lead={t('information.lead')}
      />
      <div className={css.filters}>
        <FilterGroup
          label={t('information.kind')}
          isLabelHidden
          variant="segments"
          component={Link}
          items={(['all', ...informationKinds] as const).map((one) => ({
            label: t(`information.kinds.${one}`),
            to: addressOfView({ kind: one, topic: '', page: 1 }),
            isCurrent: one === kind,
          }))}
        />
        {data && data.topics.length > 1 ? (
          <FilterGroup
            label={t('information.topic')}
            component={Link}
            items={[
              {
                label: t('information.allTopics'),
                to: addressOfView({ kind, topic: '', page: 1 }),
                isCurrent: topic === '',
              },
              ...data.topics.map(({ code, name, count }) => ({
                label: name,
                count: format.number(count),
                to: addressOfView({ kind, topic: code, page: 1 }),
                isCurrent: code === topic,
              })),
            ]}
          />
        ) : null}
      </div>
      {error && !data ? <LoadFailed error={error} onRetry={() => mutate()} /> : null}
      {!data && !error ? <Loading label={shell('a11y.loading')} /> : null}
      {empty === 'none' ? (
        <EmptyState title={t(`information.none.${kind}`)}>{kind === 'all' ? null : toAll}</EmptyState>
      ) : null}
      {empty === 'unfit' ? (
        <EmptyState title={t('information.empty')} description={t('information.emptyHint')}>
          {toAll}
        </EmptyState>
      ) : null}
      {empty === 'beyond' ? (
        <EmptyState title={t('information.noPage', { page: format.number(view.page) })}>
          <LinkButton component={Link} to={addressOfView({ ...view, page: 1 })}>
            {t('information.toFirst')}
          </LinkButton>
        </EmptyState>
      ) : null}
      {data && data.list.length > 0 ? (
        <div className={cards.grid}>
          {data.list.map((item, index) => (
            <InformationCard key={`${item.kind} ${item.id}`} item={item} isFeatured={isWhole && index === 0} />
          ))}
        </div>
      ) : null}
      {data ? (
        <Pagination
          label={t('information.pages')}
          page={view.page}
          pageCount={empty ? 0 : Math.ceil(data.total / INFORMATION_PER_PAGE)}
          linkTo={(number) => ({ to: addressOfView({ ...view, page: number }) })}
          pageLabel={(number) => t('information.page', { page: number })}
          previousText={t('information.previous')}
          nextText={t('information.next')}
          component={Link}
        />
      ) : null}
    </main>
  )
}

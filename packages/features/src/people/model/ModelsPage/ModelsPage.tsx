import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { MAX_MODEL_SEARCH, MODELS_PER_PAGE, modelSorts } from '@shulei/domain/people/model/model.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { useShownText } from '@shulei/ui/SearchField/useShownText.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import { Form, Link, useSearchParams } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useCompetition } from '../../../compete/competition/useCompetition.ts'
import { type Models, type ModelsQuery, modelsAddress, modelsArgs, parseModels } from '../models.ts'
import { ModelRow } from './ModelRow.tsx'
import * as css from './ModelsPage.css.ts'

interface PartProps {
  competitionId: number
  query: ModelsQuery
}

/** Order as links, and the search as a form with method GET. */
function Bar({ competitionId, query }: PartProps) {
  const { t } = useTranslation('models')
  const form = useShownText('search', query.search)
  return (
    <div className={css.bar}>
      <FilterGroup
        label={t('sort.label')}
        isLabelHidden
        variant="segments"
        component={Link}
        items={modelSorts.map((sort) => ({
          label: t(`sort.${sort}`),
          isCurrent: sort === query.sort,
          to: modelsAddress(competitionId, { ...query, sort, page: 1 }),
          preventScrollReset: true,
        }))}
      />
      <search className={css.search}>
        <Form
          ref={form}
          className={css.form}
          action={competitionAddress.models({ id: competitionId })}
          method="get"
          preventScrollReset
        >
          {query.sort === 'newest' ? <input type="hidden" name="sort" value="newest" /> : null}
          <div className={css.field}>
            <SearchField
              name="search"
              defaultValue={query.search}
              maxLength={MAX_MODEL_SEARCH}
              label={t('search.label')}
              placeholder={t('search.example')}
              clearLabel={t('search.clear')}
              size="s"
            />
          </div>
          <LinkButton component="button" type="submit">
            {t('search.find')}
          </LinkButton>
        </Form>
      </search>
    </div>
  )
}

/** Why the list has no rows, and where to go. */
function Nothing({ competitionId, query, models: { total, isOpen, endsAt } }: PartProps & { models: Models }) {
  const { t } = useTranslation('models')
  const { dayTime } = useFormat()
  if (!isOpen) return <EmptyState title={t('early')} description={t('earlyHint', { at: dayTime(endsAt) })} />
  if (total > 0) {
    return (
      <EmptyState title={t('beyond')} description={t('beyondHint')}>
        <LinkButton component={Link} to={modelsAddress(competitionId, { ...query, page: 1 })}>
          {t('toFirst')}
        </LinkButton>
      </EmptyState>
    )
  }
  if (query.search === '') return <EmptyState title={t('empty')} description={t('emptyHint')} />
  return (
    <EmptyState title={t('nothingFound')} description={t('nothingFoundHint')}>
      <LinkButton component={Link} to={modelsAddress(competitionId, {})}>
        {t('all')}
      </LinkButton>
    </EmptyState>
  )
}

function Loaded({ competitionId, query, models }: PartProps & { models: Models }) {
  const { t } = useTranslation('models')
  const { number } = useFormat()
  const { data: competition } = useCompetition(competitionId)
  const { list, total, isOpen } = models
  const found = total > 0 ? t('total', { count: total, number: number(total) }) : t('nothingFound')
  return (
    <Panel title={t('title')} description={t('lead')} isFlush>
      {isOpen && (total > 0 || query.search !== '') ? <Bar competitionId={competitionId} query={query} /> : null}
      <VisuallyHidden role="status">{isOpen && query.search !== '' ? found : ''}</VisuallyHidden>
      {list.length > 0 && competition ? (
        <ol className={css.list} start={(query.page - 1) * MODELS_PER_PAGE + 1}>
          {list.map((model) => (
            <ModelRow key={model.id} model={model} metric={competition.metric} />
          ))}
        </ol>
      ) : (
        <Nothing competitionId={competitionId} query={query} models={models} />
      )}
      {total > 0 ? (
        <div className={css.foot}>
          <Pagination
            label={t('pages.label')}
            page={query.page}
            pageCount={Math.ceil(total / MODELS_PER_PAGE)}
            linkTo={(page) => ({ to: modelsAddress(competitionId, { ...query, page }) })}
            pageLabel={(page) => t('pages.page', { page })}
            previousText={t('pages.previous')}
            nextText={t('pages.next')}
            component={Link}
            summary={found}
          />
        </div>
      ) : null}
    </Panel>
  )
}

/** Submissions that teams share after the end of a competition: sorted, searchable, with the author's profile. */
export function ModelsPage({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('shell')
  const [params] = useSearchParams()
  const query = parseModels(params)
  const { data, error, mutate } = useCall(refs.competitionModels, modelsArgs(competitionId, query), {
    keepPreviousData: true,
  })
  if (data) return <Loaded competitionId={competitionId} query={query} models={data} />
  if (!error) return <Skeleton label={t('a11y.loading')} shape="rows" count={6} />
  return <LoadFailed error={error} onRetry={mutate} />
}

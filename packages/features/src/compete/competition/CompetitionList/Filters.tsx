import { type CompetitionFilters, defaultFilters } from '@shulei/domain/compete/competition/filters.ts'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './CompetitionList.css.ts'
import type { FilterGroups } from './useFilterGroups.ts'

const folded = ['type', 'tagCode', 'indCode', 'raceId', 'sort'] as const

/**
 * The filters as rows of links. A phone shows the first row and the others on demand, so that the competitions come first.
 */
export function Filters({ filters, groups }: { filters: CompetitionFilters; groups: FilterGroups }) {
  const { t } = useTranslation('competition-list')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const [first, ...rest] = groups
  const chosen = folded.filter((key) => filters[key] !== defaultFilters[key]).length
  return (
    <div className={css.filters}>
      {first ? <FilterGroup label={first.label} items={first.items} component={Link} /> : null}
      <div className={css.more}>
        <LinkButton
          component="button"
          type="button"
          size="s"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'fewerFilters' : 'moreFilters')}
        </LinkButton>
        {chosen > 0 && !isOpen ? <span className={css.chosen}>{t('chosen', { count: chosen })}</span> : null}
      </div>
      <div id={id} className={css.rest} data-open={isOpen ? '' : undefined}>
        {rest.map(({ key, label, items }) => (
          <FilterGroup key={key} label={label} items={items} component={Link} />
        ))}
      </div>
    </div>
  )
}

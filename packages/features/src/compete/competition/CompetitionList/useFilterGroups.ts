import type { Data } from '@shulei/contract/call.ts'
import type { competitionList } from '@shulei/contract/compete/competition/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { type CompetitionFilters, changedFilters, withFilter } from '@shulei/domain/compete/competition/filters.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'

type Facets = Pick<Data<typeof competitionList>, 'raceCategory' | 'cmptTags' | 'industries'>

export const addressOf = (filters: CompetitionFilters) => competitionAddress.list(changedFilters(filters))

export type FilterGroups = ReturnType<typeof useFilterGroups>

/** Every filter of B§2 as rows of links: the address is the state, so each choice works without JavaScript. */
export function useFilterGroups(filters: CompetitionFilters, facets: Facets) {
  const { t } = useTranslation('competition-list')
  const { t: words } = useTranslation('competition')
  const format = useFormat()
  const choice = <K extends keyof CompetitionFilters>(key: K, value: CompetitionFilters[K], label: string) => ({
    label,
    to: addressOf(withFilter(filters, { [key]: value } as Partial<CompetitionFilters>)),
    isCurrent: filters[key] === value,
    preventScrollReset: true,
  })
  const named = (entry: { nameCn: string; nameEn: string }) =>
    entry.nameEn === 'ALL' ? t('all') : format.pick({ cn: entry.nameCn, en: entry.nameEn })
  return [
    {
      key: 'status',
      label: t('status'),
      items: [
        choice('cmptStatus', -1, t('all')),
        choice('cmptStatus', 0, words('state.inProgress')),
        choice('cmptStatus', 1, words('state.openSignup')),
        choice('cmptStatus', 2, words('state.ended')),
      ],
    },
    {
      key: 'type',
      label: t('type'),
      items: [
        choice('type', '', t('all')),
        choice('type', '1', words('type.algorithm')),
        choice('type', '2', words('type.solution')),
      ],
    },
    {
      key: 'tag',
      label: t('tag'),
      items: facets.cmptTags.map((tag) => choice('tagCode', tag.code, named(tag))),
    },
    {
      key: 'industry',
      label: t('industry'),
      items: facets.industries.map((industry) => choice('indCode', industry.code, named(industry))),
    },
    {
      key: 'race',
      label: t('race'),
      items: facets.raceCategory.map((race) => choice('raceId', race.id, named(race))),
    },
    {
      key: 'sort',
      label: t('sort'),
      items: (['default', 'newest', 'hottest', 'deadline'] as const).map((sort) =>
        choice('sort', sort, t(`sorts.${sort}`)),
      ),
    },
  ]
}

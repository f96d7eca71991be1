import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import type { CitationFacts } from '@shulei/domain/data/dataset/citation.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useSiteState } from '../../base/site/site-state.ts'
import { useShownNames } from '../../base/site/useShownName.ts'
import type { Dataset } from './datasets.ts'

/** The facts of a citation of a data set in the language of the page. */
export function useCitation(dataset: Dataset, publishedAt: string): Omit<CitationFacts, 'readAt'> {
  const { t } = useTranslation('dataset')
  const { t: shell } = useTranslation('shell')
  const { pick } = useFormat()
  const { address } = useSiteState()
  const shownName = useShownNames()
  const { id, name, owner, version, source } = dataset
  const origin = pick(source.name)
  return {
    ...{ id, name: pick(name), author: owner && shownName(owner), publisher: shell('site.name'), version },
    publishedAt: Date.parse(publishedAt),
    source: origin === '' ? '' : t('cite.source', { source: origin }),
    url: new URL(datasetAddress.detail({ id }), address).href,
  }
}

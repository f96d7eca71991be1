import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { bibtexOf } from '@shulei/domain/data/dataset/citation.ts'
import { croissantOf } from '@shulei/domain/data/dataset/croissant.ts'
import { JsonLd } from '@shulei/features/base/site/JsonLd.tsx'
import { useSiteState } from '@shulei/features/base/site/site-state.ts'
import { useShownNames } from '@shulei/features/base/site/useShownName.ts'
import type { Dataset } from '@shulei/features/data/dataset/datasets.ts'
import { useCitation } from '@shulei/features/data/dataset/useCitation.ts'

const english = ({ cn, en }: { cn: string; en: string }) => (en === '' ? cn : en)

function Facts({ dataset, publishedAt }: { dataset: Dataset; publishedAt: string }) {
  const { address } = useSiteState()
  const shownName = useShownNames()
  const citation = bibtexOf(useCitation(dataset, publishedAt))
  const at = (path: string) => new URL(path, address).href
  const { id, name, summary, licence, owner, tags, version, updatedAt, source, files } = dataset
  const facts = croissantOf({
    name: english(name),
    summary: english(summary),
    description: '',
    url: at(datasetAddress.detail({ id })),
    licence: licence.url ?? licence.id,
    creator: owner
      ? { name: shownName(owner), url: at(profileAddress.history({ id: owner.id })) }
      : { name: english(source.name), url: null },
    keywords: tags.map(english),
    ...{ version, publishedAt, updatedAt, citation },
    downloaders: dataset.downloaders,
    isOfCompetition: dataset.competition !== null,
    files: files.map((file) => ({
      ...file,
      description: english(file.description),
      url: at(pathOf(refs.downloadFile, { id, fileId: file.id })),
      tables: [],
    })),
  })
  return (
    <>
      <link rel="alternate" type="application/ld+json" href={pathOf(refs.datasetCroissant, { id })} />
      <JsonLd facts={{ ...facts }} />
    </>
  )
}

/**
 * A published data set for search engines: Croissant as JSON-LD in the page, without the columns and the description, and a link to
 * the whole document.
 */
export const StructuredData = ({ dataset }: { dataset: Dataset }) =>
  dataset.state === 'published' && dataset.publishedAt ? (
    <Facts dataset={dataset} publishedAt={dataset.publishedAt} />
  ) : null

import type { Data } from '@shulei/contract/call.ts'
import type { datasetDetail } from '@shulei/contract/dataset/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { croissantOf } from '@shulei/domain/dataset/croissant.ts'
import { JsonLd } from '@shulei/features/site/JsonLd.tsx'
import { useSiteState } from '@shulei/features/site/site-state.ts'

const english = ({ cn, en }: { cn: string; en: string }) => (en === '' ? cn : en)

/**
 * A published data set for search engines: Croissant as JSON-LD in the page, without the columns, and a link to the whole document.
 */
export function StructuredData({ dataset }: { dataset: Data<typeof datasetDetail> }) {
  const { address } = useSiteState()
  if (dataset.state !== 'published') return null
  const at = (path: string) => new URL(path, address).href
  const { id, name, summary, licence, owner, tags, version, publishedAt, updatedAt, source, files } = dataset
  const facts = croissantOf({
    name: english(name),
    description: english(summary),
    url: at(datasetAddress.detail({ id })),
    licence: licence.url ?? licence.id,
    creator: owner
      ? { name: owner.name, url: at(profileAddress.history({ id: owner.id })) }
      : { name: english(source.name), url: null },
    keywords: tags.map(english),
    ...{ version, publishedAt, updatedAt },
    citation: english(source.attribution),
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

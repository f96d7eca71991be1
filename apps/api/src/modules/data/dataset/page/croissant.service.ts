import { downloadFile } from '@shulei/contract/data/dataset/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { detail } from '@shulei/domain/address/dataset.ts'
import { history } from '@shulei/domain/address/profile.ts'
import { linesOfMarkup } from '@shulei/domain/base/markup/parse.ts'
import { fill } from '@shulei/domain/base/text/refusal.ts'
import { bibtexOf } from '@shulei/domain/data/dataset/citation.ts'
import { describedBy } from '@shulei/domain/data/dataset/columns.ts'
import { croissantOf } from '@shulei/domain/data/dataset/croissant.ts'
import { downloadersOf } from '@shulei/domain/data/dataset/downloaders.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Context } from '../../../../platform/context.ts'
import { loadTexts } from '../../../../platform/messages.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findColumns, findDetail } from './detail.repo.ts'

const { cite } = loadTexts('dataset')['en-US'] as unknown as { cite: { source: string } }

const english = ({ cn, en }: { cn: string; en: string }) => (en === '' ? cn : en)

/** Sends a public data set in the Croissant format, in English; two statements. Throws `notFound`, also for a draft. */
export async function sendCroissant({ db, clock, config }: Platform, c: Context, id: number): Promise<Response> {
  const now = new Date(clock())
  const [row, columns] = await Promise.all([
    findDetail(db, { id, version: null, reader: null, now }),
    findColumns(db, id),
  ])
  if (!row) throw new ApiError('notFound')
  const at = (path: string) => new URL(path, config.publicUrl).href
  const {
    name,
    summary,
    description,
    licence,
    owner,
    tags,
    version,
    publishedAt,
    updatedAt,
    source,
    files,
    columnTexts,
  } = row
  const url = at(detail({ id }))
  const origin = english(source.name)
  const isOfCompetition = row.competitionId !== null
  const facts = croissantOf({
    name: english(name),
    summary: english(summary),
    description: linesOfMarkup(english(description)),
    url,
    licence: licence.url ?? licence.id,
    creator: owner ? { name: owner.name, url: at(history({ id: owner.id })) } : { name: origin, url: null },
    keywords: tags.map(english),
    version,
    publishedAt,
    updatedAt: new Date(updatedAt).toISOString(),
    downloaders: downloadersOf({ downloaders: row.downloaders, licence: licence.id, gate: row.gate }),
    isOfCompetition,
    citation:
      publishedAt === null
        ? null
        : bibtexOf({
            ...{ id, name: english(name), author: owner?.name ?? null, version, url },
            publisher: config.site.names['en-US'],
            publishedAt: Date.parse(publishedAt),
            source: origin === '' ? '' : fill(cite.source, { source: origin }),
          }),
    files: files.map((file) => ({
      ...file,
      description: english(file.description),
      url: at(pathOf(downloadFile, { id, fileId: file.id })),
      tables: columns
        .filter(({ fileId }) => fileId === file.id)
        .map(({ part, reading, columns }) => ({
          ...{ part, reading },
          columns: describedBy(columns, columnTexts),
        })),
    })),
  })
  return c.body(JSON.stringify(facts), 200, {
    'content-type': 'application/ld+json; charset=utf-8',
    'cache-control': 'public, max-age=300',
  })
}

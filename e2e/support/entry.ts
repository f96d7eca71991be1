import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const content = (slug: string, file: string) =>
  gunzipSync(readFileSync(new URL(`../../apps/api/seed/content/${slug}/${file}.csv.gz`, import.meta.url)))

/** A good entry: the middle baseline's prediction file. */
export const middleEntry = (slug: string) => content(slug, 'baselines/middle')

/** A broken entry: the first row twice, the second row gone, and one value that is no number. */
export function brokenEntry(slug: string): Buffer {
  const lines = content(slug, 'sample_submission').toString('utf8').trimEnd().split('\n')
  const [header = '', first = '', , third = '', ...rest] = lines
  const [id = ''] = third.split(',')
  return Buffer.from([header, first, first, `${id},abc`, ...rest].join('\n'))
}

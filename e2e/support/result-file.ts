import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const content = (slug: string, file: string) =>
  gunzipSync(readFileSync(new URL(`../../apps/api/seed/content/${slug}/${file}.csv.gz`, import.meta.url)))

/** A valid result file: the predictions of the middle baseline. */
export const middleFile = (slug: string) => content(slug, 'baselines/middle')

/** An invalid result file: the first row twice, the second row missing, and one value that is not a number. */
export function brokenFile(slug: string): Buffer {
  const lines = content(slug, 'sample_submission').toString('utf8').trimEnd().split('\n')
  const [header = '', first = '', , third = '', ...rest] = lines
  const [id = ''] = third.split(',')
  return Buffer.from([header, first, first, `${id},abc`, ...rest].join('\n'))
}

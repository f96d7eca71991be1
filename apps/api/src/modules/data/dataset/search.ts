import { searchText } from '../../../platform/search-text.ts'
import type { Bilingual } from './tables.ts'

/** The text by which a data set is found: name, category and tags also by pinyin and initials, the summary by its characters. */
export function datasetSearchText({
  name,
  category,
  tags,
  summary,
}: {
  name: Bilingual
  category: Bilingual | null
  tags: readonly Bilingual[]
  summary: Bilingual
}): string {
  const names = [name, ...(category ? [category] : []), ...tags].flatMap(({ cn, en }) => [cn, en])
  return searchText({ names: names.filter(Boolean), texts: [summary.cn, summary.en].filter(Boolean) })
}

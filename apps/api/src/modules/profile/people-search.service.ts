import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { userSearch } from '@shulei/contract/profile/calls.ts'
import type { Executor } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { searchPatterns, searchText } from '../../platform/search-text.ts'
import { gramsFor, gramsOf } from './people-grams.ts'
import {
  findNewPeople,
  findPeopleByName,
  findStalePeople,
  type Match,
  type NamedPerson,
  saveIndexed,
} from './people-search.repo.ts'

const BATCH = 500

/** More words than a name has are not looked at. */
const MOST_WORDS = 6

/** Puts people into the index by which a search finds them. Whoever writes a name calls this. */
export async function indexPeople(on: Executor, people: readonly NamedPerson[]): Promise<void> {
  const rows = people.map(({ id, name }) => {
    const text = searchText({ people: [name] })
    return { userId: id, name, searchText: text, grams: gramsOf(text) }
  })
  await saveIndexed(on, rows)
}

async function indexAll(on: Executor, find: (on: Executor, limit: number) => Promise<NamedPerson[]>): Promise<void> {
  for (;;) {
    const people = await find(on, BATCH)
    await indexPeople(on, people)
    if (people.length < BATCH) return
  }
}

/** Indexes whoever is not in the index under their name: what was written past `indexPeople`. */
export const sweepPeopleIndex = ({ db }: Platform): Promise<void> => indexAll(db, findStalePeople)

/** A pattern without its wildcards and escapes. */
const textOf = (pattern: string) => pattern.slice(1, -1).replace(/\\(.)/gu, '$1').trim()

/** The ways in which the words of a keyword may match. */
const waysOf = (keyword: string): Match[][] =>
  searchPatterns(keyword)
    .slice(0, MOST_WORDS)
    .map((patterns) =>
      patterns.map((pattern) => {
        // by sound: syllables between spaces, each of them a word of the index
        const grams = textOf(pattern).split(' ').flatMap(gramsFor)
        return { pattern, grams: [...new Set(grams)] }
      }),
    )

/** Other people by name, pinyin or initials (C106); two statements. A blank keyword asks nobody. */
export async function searchPeople(
  { db, limits }: Platform,
  { keyword, page, pageSize }: QueryOut<typeof userSearch>,
  readerId: number,
): Promise<DataIn<typeof userSearch>> {
  const words = waysOf(keyword)
  if (words.length === 0) return { list: [], total: 0 }
  await limits.take('userSearch', readerId)
  // people register through the sign-on library, which knows nothing of this index
  await indexAll(db, findNewPeople)
  const typed = keyword.normalize('NFKC').toLowerCase().trim()
  const offset = (page - 1) * pageSize
  const { list, total } = await findPeopleByName(db, { words, typed, readerId, offset, limit: pageSize })
  return { list: list.map(({ province, city, ...row }) => ({ ...row, location: { province, city } })), total }
}

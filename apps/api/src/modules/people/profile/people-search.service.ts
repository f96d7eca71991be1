import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { userSearch } from '@shulei/contract/people/profile/calls.ts'
import type { Executor } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { searchPatterns, searchText, textInPattern } from '../../../platform/search-text.ts'
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

/** Words after this many are ignored: no name has more. */
const MOST_WORDS = 6

/** Adds people to the index of the search. All code that writes a name calls this. */
export async function indexPeople(on: Executor, people: readonly NamedPerson[]): Promise<void> {
  const rows = people.map(({ id, name }) => {
    const text = searchText({ people: [name] })
    return { userId: id, name, searchText: text, grams: gramsOf(text) }
  })
  await saveIndexed(on, rows)
}

/** Indexes people who are missing in the index, or there under another name, because a name was written without `indexPeople`. */
export async function sweepPeopleIndex({ db }: Platform): Promise<void> {
  for (;;) {
    const people = await findStalePeople(db, BATCH)
    await indexPeople(db, people)
    if (people.length < BATCH) return
  }
}

/**
 * Indexes people who were added since the last search, because the sign-on library adds people without `indexPeople`. An import of
 * very many is left to a job: the pinyin of 100,000 names takes seconds, for which no search should wait.
 */
async function indexNewPeople({ db, jobs, log }: Platform): Promise<void> {
  const people = await findNewPeople(db, BATCH)
  if (people.length < BATCH) return indexPeople(db, people)
  try {
    await jobs.send('index-people', {}, { singletonKey: 'new' })
  } catch (error) {
    // the sweeper will find these people
    log.warn({ err: error }, 'no job could be sent')
  }
}

/** All ways in which each word of a keyword may match. */
const waysOf = (keyword: string): Match[][] =>
  searchPatterns(keyword)
    .slice(0, MOST_WORDS)
    .map((patterns) =>
      patterns.map((pattern) => {
        // by sound: the syllables of a pattern are separated by spaces, and each is a word of the index
        const grams = textInPattern(pattern).trim().split(' ').flatMap(gramsFor)
        return { pattern, grams: [...new Set(grams)] }
      }),
    )

/**
 * People by name, pinyin or initials; two statements. A blank keyword runs no statement. `except` is left out: the reader, where they
 * look for somebody else (C106).
 */
export async function searchPeople(
  platform: Platform,
  { keyword, page, pageSize }: QueryOut<typeof userSearch>,
  readerId: number,
  except: number | null,
): Promise<DataIn<typeof userSearch>> {
  const words = waysOf(keyword)
  if (words.length === 0) return { list: [], total: 0 }
  const { db, limits } = platform
  await limits.take('userSearch', readerId)
  await indexNewPeople(platform)
  const typed = keyword.normalize('NFKC').toLowerCase().trim()
  const offset = (page - 1) * pageSize
  const { list, total } = await findPeopleByName(db, { words, typed, except, offset, limit: pageSize })
  return { list: list.map(({ province, city, ...row }) => ({ ...row, location: { province, city } })), total }
}

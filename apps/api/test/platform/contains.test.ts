import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { containsWords, gramSets } from '../../src/platform/db/contains.ts'
import type { DatabaseHandle } from '../../src/platform/db/database.ts'
import { matchesSearch, searchPatterns, searchText } from '../../src/platform/search-text.ts'
import { engines } from '../engines.ts'

/** Few characters, so that texts often contain each other; among them all that LIKE gives a meaning. */
const char = fc.constantFrom(...('海浪数据曾aBz1１Ａ％é%_\\ \n😀'.match(/./gsu) as string[]))
const word = fc.string({ unit: char, maxLength: 4 })

describe.each(engines)('the search inside of texts on $name', (engine) => {
  let database: DatabaseHandle
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  const found = async (text: string, query: string) => {
    const { rows } = await database.db.execute<{ found: boolean }>(
      sql`select ${containsWords(sql`${text}::text`, searchPatterns(query))} as found`,
    )
    return rows[0]?.found
  }

  test('finds what the patterns find, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 3 }), fc.array(word, { maxLength: 3 }), async (names, words) => {
        const text = searchText({ names: names.slice(0, 2), people: names.slice(2) })
        const query = words.join(' ')
        expect(await found(text, query)).toBe(matchesSearch(text, query))
      }),
      { numRuns: 400 },
    )
  })

  test.each(['海', '海浪', 'haila', 'hl', '50%', '_\\', '😀', '海浪 b'])('finds a text by %j', async (query) => {
    expect(await found(searchText({ names: ['海浪 50%_\\ 😀 B'] }), query)).toBe(true)
  })

  test('knows each character and each pair of neighbours of a text', async () => {
    const { rows } = await database.db.execute<{ grams: string }>(
      sql`select array_to_string(array(select distinct unnest(text_grams('aa😀海')) order by 1), ' ') as grams`,
    )
    const [a, smile, sea] = [97, 0x1f600, 0x6d77]
    const pairs = [a * 2 ** 21 + a, a * 2 ** 21 + smile, smile * 2 ** 21 + sea]
    expect(rows[0]?.grams).toBe([a, sea, smile, ...pairs.toSorted((x, y) => x - y)].join(' '))
    const empty = await database.db.execute<{ count: number }>(sql`select cardinality(text_grams(''))::int as count`)
    expect(empty.rows).toEqual([{ count: 0 }])
  })
})

test('words with one pattern are in each set, and one word with two patterns makes two', () => {
  const sets = gramSets([['%a%'], ['%xy%', '%z%'], ['%1%', '%2%']])
  expect(sets).toEqual([
    [97, 120 * 2 ** 21 + 121],
    [97, 122],
  ])
})

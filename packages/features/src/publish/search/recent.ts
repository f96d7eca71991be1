import { useState } from 'react'
import { readStored, writeStored } from '../../base/site/storage.ts'
import { MAX_QUERY } from './search.ts'

/** Most recent searches of a person in a browser. */
export const MAX_RECENT = 6

/** The list with a search as its newest: each search once, in its newest spelling. Blanks are no search. */
export function withRecent(recent: readonly string[], q: string): string[] {
  const text = q.trim().slice(0, MAX_QUERY)
  if (text === '') return [...recent]
  const others = recent.filter((one) => one.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, MAX_RECENT)
}

/** The list that a stored text holds; anything else in it is left out. */
export function parseRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    const texts = list.filter((one): one is string => typeof one === 'string')
    return texts.reduceRight<string[]>(withRecent, [])
  } catch {
    return []
  }
}

/** Searches of a person, or of a visitor, in local storage; each person has a list of their own. */
export function useRecent(userId: number | null) {
  const key = `search:${userId ?? 'visitor'}`
  const [recent, setRecent] = useState(() => parseRecent(readStored(key)))
  const save = (list: string[]) => {
    writeStored(key, list.length > 0 ? JSON.stringify(list) : null)
    setRecent(list)
  }
  return {
    recent,
    /** Notes a search that led somewhere. */
    remember: (q: string) => save(withRecent(parseRecent(readStored(key)), q)),
    clear: () => save([]),
  }
}

import type { Data } from '@shulei/contract/call.ts'
import type { inboxMessages } from '@shulei/contract/talk/message/calls.ts'

export type Page = Data<typeof inboxMessages>
export type Message = Page['list'][number]
export type Conversation = Page['conversation']

/** The messages that the page has loaded: newest first, without gaps, back to the cursor `next`. */
export type Window = Page

const sameRow = (a: Message, b: Message) => a.id === b.id && a.is_read === b.is_read && a.content === b.content

/**
 * The window after the newest messages were read again. New messages are added, loaded ones are kept, and removed ones are
 * dropped. A page that does not overlap the window replaces it.
 */
export function withNewest(known: Window | undefined, page: Page): Window {
  const end = page.list.at(-1)
  if (!known || !end || page.next === null) return page
  const rows = new Map(known.list.map((row) => [row.id, row]))
  const older = known.list.filter(({ id }) => id < end.id)
  const touches = rows.has(end.id) || known.list.some(({ id }) => id >= end.id)
  if (!touches) return page
  // unchanged rows stay the same objects, so that they are not rendered again
  const fresh = page.list.map((row) => {
    const before = rows.get(row.id)
    return before && sameRow(before, row) ? before : row
  })
  return { ...page, list: [...fresh, ...older], next: older.length > 0 ? known.next : page.next }
}

/** The window with an older page appended. */
export function withOlder(known: Window, page: Page): Window {
  const end = known.list.at(-1)?.id ?? Number.POSITIVE_INFINITY
  return { ...known, list: [...known.list, ...page.list.filter(({ id }) => id < end)], next: page.next }
}

/** Most pages that are read to reach the loaded messages again, after a long time offline. */
const MOST_PAGES = 10

/**
 * Reads the newest messages back to the newest loaded one, as one page.
 * @param ask reads the page of messages older than `before`; without it the newest page.
 */
export async function readNewest(
  ask: (before?: number) => Promise<Page>,
  newestKnown: number | undefined,
): Promise<Page> {
  const first = await ask()
  if (newestKnown === undefined) return first
  let page = first
  const list = [...first.list]
  for (let read = 1; read < MOST_PAGES; read++) {
    const end = page.list.at(-1)
    if (!end || page.next === null || end.id <= newestKnown) break
    page = await ask(page.next)
    list.push(...page.list)
  }
  return { ...first, list, next: page.next }
}

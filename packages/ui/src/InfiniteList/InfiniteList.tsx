import type { KeyboardEvent, ReactNode } from 'react'
import { entry, feed } from './InfiniteList.css.ts'
import { type Growing, ListEnd } from './ListEnd.tsx'

export interface InfiniteListProps<Item> extends Growing {
  /** Accessible name: "通知". */
  label: string
  /** All items so far; undefined while the first page is on its way. */
  items: readonly Item[] | undefined
  keyOf: (item: Item) => string
  /** One item. Links and buttons inside are reached with Tab. */
  children: (item: Item) => ReactNode
  /** Shown in place of the first page: rows of `Skeleton`. */
  placeholder: ReactNode
  /** Shown when there is nothing at all: an `EmptyState`. */
  empty: ReactNode
}

/**
 * A list that grows while it is read: the next page is fetched 10 px before the end (A§9), and by a button, so that whoever
 * uses a keyboard reaches what comes after it. Page Down and Page Up go from item to item.
 *
 * It is a feed: of the page's own flow, every item stays in the document. A list of hundreds of rows in a box of its own is a
 * `VirtualList`; a list with page numbers in its address has `Pagination`.
 */
export function InfiniteList<Item>({
  label,
  items,
  keyOf,
  children,
  placeholder,
  empty,
  ...growing
}: InfiniteListProps<Item>) {
  if (items?.length === 0 && !growing.hasMore && !growing.failure) return empty
  const isFirst = items === undefined
  return (
    <div className={feed}>
      <div role="feed" aria-label={label} aria-busy={isFirst || growing.isLoadingMore === true} onKeyDown={walk}>
        {items?.map((item, index) => (
          <article
            key={keyOf(item)}
            className={entry}
            aria-posinset={index + 1}
            aria-setsize={growing.hasMore ? -1 : items.length}
            tabIndex={-1}
          >
            {children(item)}
          </article>
        ))}
      </div>
      {isFirst && !growing.failure ? placeholder : <ListEnd {...growing} count={items?.length ?? 0} />}
    </div>
  )
}

/** The keys of a feed: to the item before or after the one that holds the focus. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { PageDown: 1, PageUp: -1 }[event.key]
  if (!step || !(event.target instanceof Element)) return
  const entries = [...event.currentTarget.children]
  const next = entries[entries.findIndex((one) => one.contains(event.target as Element)) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

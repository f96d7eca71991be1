import type { KeyboardEvent, ReactNode } from 'react'
import { entry, feed } from './InfiniteList.css.ts'
import { type Growing, ListEnd } from './ListEnd.tsx'

export interface InfiniteListProps<Item> extends Growing {
  /** Accessible name: "通知". */
  label: string
  /** All items so far; undefined while the first page loads. */
  items: readonly Item[] | undefined
  keyOf: (item: Item) => string
  /** Renders one item. Tab reaches links and buttons inside. */
  children: (item: Item) => ReactNode
  /** Shown while the first page loads: rows of `Skeleton`. */
  placeholder: ReactNode
  /** Shown when there are no items: an `EmptyState`. */
  empty: ReactNode
}

/**
 * A list that loads further pages: 10 px before its end (A§9), or by a button, so that keyboard users can reach content
 * after the list. Page Down and Page Up move between items.
 *
 * The list is a feed in the page's flow, and every item stays in the document. For hundreds of rows in a scroll box use
 * `VirtualList`; for page numbers in the address use `Pagination`.
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
            // biome-ignore lint/a11y/noRedundantRoles: an element with a position must name its role
            role="article"
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

/** Moves the focus to the item before or after the one that contains it. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { PageDown: 1, PageUp: -1 }[event.key]
  if (!step || !(event.target instanceof Element)) return
  const entries = [...event.currentTarget.children]
  const next = entries[entries.findIndex((one) => one.contains(event.target as Element)) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

import type { ReactNode } from 'react'
import { Collection, GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Loading } from '../Loading/Loading.tsx'
import { end, row, scroller } from './InfiniteList.css.ts'

/** React Aria takes the distance as a share of the box: 10 px (A§9) of one that is 500 px high. */
const nearEndShare = 0.02

export interface VirtualListProps<Item extends object> {
  /** Accessible name: "消息". */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** One row in words: what its first letters find. */
  textOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** Height of all rows in CSS pixels, or a first guess where they differ. */
  rowHeight: number | { guess: number }
  /** Opens a row: Enter, or a click. */
  onOpen?: (key: string) => void
  hasMore?: boolean
  isLoadingMore?: boolean
  /** Asks for the next page, 10 px before the end. */
  onLoadMore?: () => void
  loadingText: string
  empty: ReactNode
}

/**
 * A long list in a box of its own, as high as its parent: thousands of rows, a dozen in the document. Arrow keys, Home, End
 * and letters move in it.
 *
 * States of React Aria on a row: `[data-hovered]`, `[data-focus-visible]`, `[data-pressed]`.
 */
export function VirtualList<Item extends object>({
  label,
  items,
  keyOf,
  textOf,
  children,
  rowHeight,
  onOpen,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
  loadingText,
  empty,
}: VirtualListProps<Item>) {
  const layoutOptions = typeof rowHeight === 'number' ? { rowSize: rowHeight } : { estimatedRowSize: rowHeight.guess }
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ ...layoutOptions, loaderSize: 56 }}>
      <GridList
        aria-label={label}
        className={scroller}
        onAction={onOpen ? (key) => onOpen(String(key)) : undefined}
        renderEmptyState={() => empty}
      >
        <Collection items={items.map((item) => ({ id: keyOf(item), item }))}>
          {({ id, item }) => (
            <GridListItem id={id} textValue={textOf(item)} className={row}>
              {children(item)}
            </GridListItem>
          )}
        </Collection>
        {hasMore ? (
          <GridListLoadMoreItem
            className={end}
            isLoading={isLoadingMore}
            onLoadMore={onLoadMore}
            scrollOffset={nearEndShare}
          >
            <Loading label={loadingText} />
          </GridListLoadMoreItem>
        ) : null}
      </GridList>
    </Virtualizer>
  )
}

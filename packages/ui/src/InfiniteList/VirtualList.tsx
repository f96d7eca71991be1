import { type ReactNode, useSyncExternalStore } from 'react'
import { Collection, GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Loading } from '../Loading/Loading.tsx'
import { end, row, scroller } from './InfiniteList.css.ts'

/** Distance to the end at which more is loaded, as a share of the box: 10 px (A§9) of a height of 500 px. */
const nearEndShare = 0.02

/** React Aria builds every row on the server before it writes none: it knows no height there. */
const rowsOnServer = 40
const never = () => () => {}

export interface VirtualListProps<Item extends object> {
  /** Accessible name: "消息". */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Text of a row, for finding it by its first letters. */
  textOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** Height of all rows in CSS pixels, or an estimate when rows differ. */
  rowHeight: number | { guess: number }
  /** Called with the key of a row on Enter or click. */
  onOpen?: (key: string) => void
  hasMore?: boolean
  isLoadingMore?: boolean
  /** Loads the next page, 10 px before the end. */
  onLoadMore?: () => void
  loadingText: string
  empty: ReactNode
}

/**
 * A long list in a scroll box as high as its parent: thousands of rows, about a dozen in the document. Arrow keys, Home, End
 * and letters move the focus.
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
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const built = isBrowser ? items : items.slice(0, rowsOnServer)
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ ...layoutOptions, loaderSize: 56 }}>
      <GridList
        aria-label={label}
        className={scroller}
        onAction={onOpen ? (key) => onOpen(String(key)) : undefined}
        renderEmptyState={() => empty}
      >
        <Collection items={built.map((item) => ({ id: keyOf(item), item }))}>
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

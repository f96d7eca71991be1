import type { ReactNode } from 'react'
import { ListBox, Popover } from 'react-aria-components/ComboBox'
import { Loading } from '../Loading/Loading.tsx'
import { sheet } from '../Popover/Popover.css.ts'
import { remark, results } from './ComboBox.css.ts'

export interface FoundListProps<Item extends object> {
  items: readonly Item[]
  /** Renders one `ListBoxItem`. */
  children: (item: Item) => ReactNode
  /** The results have not arrived yet. */
  isLoading: boolean
  loadingText: string
  /** Shown when the search found nothing. */
  emptyText: ReactNode
}

/** Search results below their field: the options, or a text while there are none. */
export function FoundList<Item extends object>({
  items,
  children,
  isLoading,
  loadingText,
  emptyText,
}: FoundListProps<Item>) {
  return (
    <Popover className={sheet} offset={4}>
      <ListBox
        items={items}
        className={results}
        renderEmptyState={() => <div className={remark}>{isLoading ? <Loading label={loadingText} /> : emptyText}</div>}
      >
        {children}
      </ListBox>
    </Popover>
  )
}

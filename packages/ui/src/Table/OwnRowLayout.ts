import { TableLayout, type TableLayoutProps } from 'react-aria-components/Virtualizer'
import { type Side, sideOf } from './ownRow.ts'

export interface OwnRowOptions extends TableLayoutProps {
  /** Key of the own row, if it is among the rows. */
  ownKey?: string | undefined
}

type Rect = Parameters<TableLayout<object>['getVisibleLayoutInfos']>[0]
type Info = ReturnType<TableLayout<object>['getVisibleLayoutInfos']>[number]

/**
 * Table layout with rows of equal height in which the own row is always rendered: while its place is out of view, it sticks
 * to the nearer edge. It remains a single element, so that it is read, focused and counted once.
 */
export class OwnRowLayout extends TableLayout<object, OwnRowOptions> {
  private ownKey: string | undefined

  override shouldInvalidateLayoutOptions(next: OwnRowOptions, last: OwnRowOptions): boolean {
    return next.ownKey !== last.ownKey || super.shouldInvalidateLayoutOptions(next, last)
  }

  override update(context: Parameters<TableLayout<object, OwnRowOptions>['update']>[0]): void {
    if (context.layoutOptions) this.ownKey = context.layoutOptions.ownKey
    super.update(context)
  }

  override getVisibleLayoutInfos(rect: Rect): Info[] {
    const infos = super.getVisibleLayoutInfos(rect)
    const body = infos.find(({ type }) => type === 'rowgroup')
    const own = this.ownKey === undefined ? null : this.virtualizer?.collection.getItem(this.ownKey)
    if (!body || !own || !this.virtualizer) return infos
    // A sticky row sticks to the nearest ancestor that scrolls or clips. That must be the table, not its body.
    body.allowOverflow = true
    const height = this.getEstimatedRowHeight()
    const top = body.rect.y + own.index * height
    const { visibleRect, size } = this.virtualizer
    const side = sideOf({ top, height, head: body.rect.y }, { top: visibleRect.y, height: visibleRect.height })
    if (!side) return infos
    const row = this.buildChild(own, body.rect.x, top, body.key)
    // On both sides the browser measures from the upper edge of the table, because all rows in normal flow start there.
    const edge = side === 'above' ? body.rect.y : size.height - height
    const stuck = moved(row.layoutInfo, edge)
    stuck.isSticky = true
    stuck.zIndex = 1
    const cells = (row.children ?? []).map(({ layoutInfo }) => moved(layoutInfo, edge))
    const rest = infos.filter(({ key, parentKey }) => key !== own.key && parentKey !== own.key)
    return inOrder(rest, [stuck, ...cells], side)
  }
}

function moved(info: Info, y: number): Info {
  const copy = info.copy()
  copy.rect.y = y
  return copy
}

/** Inserts the own row in document order, which screen readers follow. */
function inOrder(infos: Info[], own: Info[], side: Side): Info[] {
  const first = side === 'above' ? infos.findIndex(({ type }) => type === 'rowgroup') + 1 : infos.length
  return infos.toSpliced(first, 0, ...own)
}

import { TableLayout, type TableLayoutProps } from 'react-aria-components/Virtualizer'
import { type Side, sideOf } from './ownRow.ts'

export interface OwnRowOptions extends TableLayoutProps {
  /** Key of my row, if it is among the rows. */
  ownKey?: string | undefined
}

type Rect = Parameters<TableLayout<object>['getVisibleLayoutInfos']>[0]
type Info = ReturnType<TableLayout<object>['getVisibleLayoutInfos']>[number]

/**
 * The layout of a table whose rows are equally high and one of which is always there: while its place is out of view, my row
 * sticks to the edge that it lies behind. It stays the one element that it is, so that it is read, focused and counted once.
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
    // What sticks does so to the nearest box that scrolls or cuts; that must be the table, not its body.
    body.allowOverflow = true
    const height = this.getEstimatedRowHeight()
    const top = body.rect.y + own.index * height
    const { visibleRect, size } = this.virtualizer
    const side = sideOf({ top, height, head: body.rect.y }, { top: visibleRect.y, height: visibleRect.height })
    if (!side) return infos
    const row = this.buildChild(own, body.rect.x, top, body.key)
    // The browser measures from the upper edge of the table, for both sides: where it lays rows out, all stand at the top.
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

/** The document keeps the order of the rows, which is the order that a screen reader goes through them. */
function inOrder(infos: Info[], own: Info[], side: Side): Info[] {
  const first = side === 'above' ? infos.findIndex(({ type }) => type === 'rowgroup') + 1 : infos.length
  return infos.toSpliced(first, 0, ...own)
}

import * as css from './RankMove.css.ts'

export interface RankMoveProps {
  /** Places gained (above 0) or lost (below 0); `new` for a first appearance. */
  change: number | 'new'
  /** Accessible name, such as "上升 2 位". */
  label: string
  /** Short text for a first appearance, such as "新". */
  newText: string
}

/** Change of rank. Never red and green: up is azurite, down is ochre, and both have an arrow and a number. */
export function RankMove({ change, label, newText }: RankMoveProps) {
  const move = change === 'new' ? 'new' : change > 0 ? 'up' : change < 0 ? 'down' : 'none'
  return (
    <span className={css.move} data-move={move} role="img" aria-label={label} title={label}>
      {move === 'up' && (
        <svg className={css.arrow} width="9" height="9" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M5 1 9.5 9h-9z" />
        </svg>
      )}
      {move === 'down' && (
        <svg className={css.arrow} width="9" height="9" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M5 9 .5 1h9z" />
        </svg>
      )}
      {change === 'new' ? newText : change === 0 ? '–' : Math.abs(change)}
    </span>
  )
}

import type { ReactNode } from 'react'
import { figures, label as labelStyle, note as noteStyle, value as valueStyle } from './KeyFigure.css.ts'

export interface KeyFigureProps {
  /** Name of the figure: "奖金". */
  label: ReactNode
  /** The formatted value. */
  value: ReactNode
  /** Small text beside the figure: "第 47 名 / 1,284". */
  note?: ReactNode
  /** `m` 24 px in a row of figures, `l` 30 px alone. Selector `[data-size]`. */
  size?: 'm' | 'l'
}

/** One figure with its name. Use it inside `KeyFigures`. */
export function KeyFigure({ label, value, note, size = 'm' }: KeyFigureProps) {
  return (
    <div data-size={size}>
      <dt className={labelStyle}>{label}</dt>
      <dd className={valueStyle}>
        {value}
        {note ? <span className={noteStyle}>{note}</span> : null}
      </dd>
    </div>
  )
}

/** A row of figures that wraps. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <dl className={figures}>{children}</dl>
}

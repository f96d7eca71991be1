import * as css from './Mark.css.ts'

export interface MarkProps {
  /** Edge in CSS pixels. Readable from 16; keep one cell (a quarter of the edge) free around it. */
  size?: number
  /** `mono` paints the lifted cell in the text colour, for one-colour print. */
  tone?: 'brand' | 'mono'
  /** Accessible name. Without it the mark is decoration. */
  label?: string
}

/** The product's mark: three cells of 田 stay, the fourth is lifted onto the platform. */
export function Mark({ size = 30, tone = 'brand', label }: MarkProps) {
  return (
    <svg
      className={css.mark}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      data-tone={tone}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M14 8.5H4V28h19.5V18" strokeLinejoin="miter" />
        <path d="M14 7v21M4 18h20.9" />
      </g>
      <rect className={css.lifted} x="18" y="2" width="12" height="12" />
    </svg>
  )
}

import { Bar } from './Bar.tsx'
import type { RulerBar } from './layout.ts'
import * as css from './TimeRuler.css.ts'

export interface RulerKeyProps {
  kind: RulerBar['kind']
  label: string
}

/** One entry of the ruler's legend. */
export function RulerKey({ kind, label }: RulerKeyProps) {
  return (
    <span className={css.key}>
      <svg className={css.swatch} width="22" height="8" aria-hidden="true">
        <Bar kind={kind} width="100%" height={8} />
      </svg>
      {label}
    </span>
  )
}

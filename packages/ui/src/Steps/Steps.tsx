import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Circle from 'lucide-react/dist/esm/icons/circle.mjs'
import CircleDot from 'lucide-react/dist/esm/icons/circle-dot.mjs'
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { content, detail as detailStyle, mark, step, title as titleStyle } from './Steps.css.ts'

/** `current` proceeds by itself, `attention` waits for the reader, `todo` comes later. */
export type StepState = 'done' | 'current' | 'attention' | 'failed' | 'todo'

export interface StepItem {
  id: string
  /** The event or task of the step. */
  title: ReactNode
  /** Selector `[data-state]`. */
  state: StepState
  /** The state in words, for screen readers: "已完成". */
  stateText: string
  /** Time, person or progress; may contain a link. */
  detail?: ReactNode
  /** Icon in place of that of the state. */
  icon?: IconDrawing
}

const drawings = { done: Check, current: CircleDot, attention: TriangleAlert, failed: X, todo: Circle } as const

/** Progress through several steps, from top to bottom. */
export function Steps({
  label,
  items,
}: {
  /** Accessible name of the list. */ label: string
  items: readonly StepItem[]
}) {
  return (
    <ol aria-label={label}>
      {items.map(({ id, title, state, stateText, detail, icon }) => (
        <li key={id} className={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={mark}>
            <Icon of={icon ?? drawings[state]} size={15} />
          </span>
          <div className={content}>
            <div className={titleStyle}>
              {title} <VisuallyHidden>{stateText}</VisuallyHidden>
            </div>
            {detail ? <div className={detailStyle}>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

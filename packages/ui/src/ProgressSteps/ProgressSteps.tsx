import Check from 'lucide-react/dist/esm/icons/check.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { mark, name as nameStyle, step, steps as stepsStyle, summary as summaryStyle } from './ProgressSteps.css.ts'

export interface ProgressStepsProps {
  /** Accessible name: "完善资料". */
  label: string
  /** Two to six short names, in order. Where steps may be left out, each says whether it is done. */
  steps: readonly { id: string; name: string; isDone?: boolean }[]
  /** Id of the current step. Steps that do not say it themselves are done before it; with an unknown id, all of them. */
  current: string
  /** "已完成", for screen readers. */
  doneText: string
  /** Shown below the bar on phones: "第 2 步，共 4 步：选技术方向". */
  summary: ReactNode
}

/**
 * Progress of a form with several pages, from left to right. It has no links: the form has a button to go back. For tasks in
 * no fixed order, with reasons and links, use `Steps`.
 */
export function ProgressSteps({ label, steps, current, doneText, summary }: ProgressStepsProps) {
  const open = steps.findIndex(({ id }) => id === current)
  const at = open === -1 ? steps.length : open
  return (
    <div>
      <ol className={stepsStyle} aria-label={label}>
        {steps.map(({ id, name, isDone }, i) => {
          const state = i === at ? 'current' : (isDone ?? i < at) ? 'done' : 'todo'
          return (
            <li key={id} className={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={mark} aria-hidden="true">
                {state === 'done' ? <Icon of={Check} size={15} /> : i + 1}
              </span>
              <span className={nameStyle}>
                {name}
                {state === 'done' ? <VisuallyHidden> {doneText}</VisuallyHidden> : null}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={summaryStyle} aria-hidden="true">
        {summary}
      </p>
    </div>
  )
}

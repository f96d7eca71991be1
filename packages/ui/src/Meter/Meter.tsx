import { useId } from 'react'
import { fill, head, track, value as valueStyle, wrap } from '../ProgressBar/ProgressBar.css.ts'

export interface MeterProps {
  /** Names the measured quantity: "资料完整度". */
  label: string
  value: number
  min?: number
  max?: number
  /** The formatted value: "5 / 8 项". */
  valueText: string
  /** Shows label and value to screen readers only, where a table column shows them. */
  isTextHidden?: boolean
  /** `accent` for the person's own value. Selector `[data-tone]`. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
}

/** A value within known limits. For the progress of a task use `ProgressBar`. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  isTextHidden = false,
  tone = 'accent',
}: MeterProps) {
  const id = useId()
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  return (
    <div className={wrap}>
      {isTextHidden ? null : (
        <div className={head}>
          <span id={id}>{label}</span>
          <span className={valueStyle} aria-hidden="true">
            {valueText}
          </span>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the browser's own meter cannot be styled by a theme */}
      <div
        role="meter"
        aria-label={isTextHidden ? label : undefined}
        aria-labelledby={isTextHidden ? undefined : id}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(min, value))}
        aria-valuetext={valueText}
      >
        <svg className={track} data-tone={tone} aria-hidden="true">
          <rect className={fill} width={`${share * 100}%`} height="100%" />
        </svg>
      </div>
    </div>
  )
}

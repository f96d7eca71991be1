import { useId } from 'react'
import { fill, head, track, value as valueStyle, wrap } from './ProgressBar.css.ts'

export interface ValueBarProps {
  label: string
  value: number
  min?: number
  max?: number
  valueText: string
  isTextHidden?: boolean
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
}

/** The drawing of `Meter` and `ProgressBar`: label and value above a bar, which is filled to the value's place between `min` and `max`. */
export function ValueBar({
  role,
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  isTextHidden = false,
  tone = 'accent',
}: ValueBarProps & { role: 'meter' | 'progressbar' }) {
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
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name and a value */}
      <div
        role={role}
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

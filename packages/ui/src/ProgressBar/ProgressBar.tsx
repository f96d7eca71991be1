import { useId } from 'react'
import { fill, head, track, value as valueStyle, wrap } from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** Names the task: "正在上传". */
  label: string
  /** Progress from 0 to `max`. */
  value: number
  max?: number
  /** Progress in words: "62%", "2.6 / 4.2 MB". */
  valueText: string
  /** Shows label and value to screen readers only. */
  isTextHidden?: boolean
  /** Selector `[data-tone]`. */
  tone?: 'accent' | 'success' | 'danger'
}

/** Progress of a task with a known end. For an unknown end use `Loading`. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  isTextHidden = false,
  tone = 'accent',
}: ProgressBarProps) {
  const id = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
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
      <div
        role="progressbar"
        aria-label={isTextHidden ? label : undefined}
        aria-labelledby={isTextHidden ? undefined : id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share * max}
        aria-valuetext={valueText}
      >
        <svg className={track} data-tone={tone} aria-hidden="true">
          <rect className={fill} width={`${share * 100}%`} height="100%" />
        </svg>
      </div>
    </div>
  )
}

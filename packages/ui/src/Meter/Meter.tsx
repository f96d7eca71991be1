import { ValueBar } from '../ProgressBar/ValueBar.tsx'

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
export const Meter = (props: MeterProps) => <ValueBar role="meter" {...props} />

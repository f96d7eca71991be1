import { ValueBar } from './ValueBar.tsx'

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
export const ProgressBar = (props: ProgressBarProps) => <ValueBar role="progressbar" {...props} />

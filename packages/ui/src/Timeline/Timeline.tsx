import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  content,
  detail as detailStyle,
  entry,
  list,
  mark,
  time as timeStyle,
  title as titleStyle,
} from './Timeline.css.ts'

export interface TimelineItem {
  id: string
  /** The formatted time: "11 月 23 日 23:59". Wrap it in `<time dateTime>` or `RelativeTime`. */
  time: ReactNode
  /** The event. */
  title: ReactNode
  /** Relative to the clock of the page. Selector `[data-when]`. */
  when: 'past' | 'now' | 'future'
  /** The same in words, for screen readers: "已过", "现在". Omit it where the time says it. */
  whenText?: string
  detail?: ReactNode
}

export interface TimelineProps {
  /** Accessible name: "赛程". */
  label: string
  /** In chronological order, ascending or descending. */
  items: readonly TimelineItem[]
}

/**
 * Past and future events below each other, with the present marked. For progress through steps use `Steps`; for a
 * competition's windows on a ruler use `Schedule`.
 */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol className={list} aria-label={label}>
      {items.map(({ id, time, title, when, whenText, detail }) => (
        <li key={id} className={entry} data-when={when} aria-current={when === 'now' ? 'date' : undefined}>
          <span className={mark} aria-hidden="true" />
          <div className={timeStyle}>{time}</div>
          <div className={content}>
            <div className={titleStyle}>
              {title} {whenText ? <VisuallyHidden>{whenText}</VisuallyHidden> : null}
            </div>
            {detail ? <div className={detailStyle}>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

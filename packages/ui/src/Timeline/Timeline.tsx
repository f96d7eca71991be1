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
  /** When, ready to read: "11 月 23 日 23:59". Put it into `<time dateTime>` or `RelativeTime`. */
  time: ReactNode
  /** What happens, or happened. */
  title: ReactNode
  /** Against the clock of the page. Selector `[data-when]`. */
  when: 'past' | 'now' | 'future'
  /** The same in a word, for screen readers: "已过", "现在". Left out where the time says it. */
  whenText?: string
  detail?: ReactNode
}

export interface TimelineProps {
  /** Accessible name: "赛程". */
  label: string
  /** In the order of time, either way round. */
  items: readonly TimelineItem[]
}

/**
 * What happened and what will, one under the other, with now marked. Where somebody stands on a way with steps is `Steps`; a
 * competition's windows on one ruler are a `Schedule`.
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

import { type Clock, useClock } from '../Countdown/useClock.ts'
import { time } from './RelativeTime.css.ts'

export interface RelativeTimeProps extends Clock {
  /** The instant, ms since the epoch. */
  at: number
  /** Formats the time relative to `now`: "3 小时前". Called again each minute. */
  format: (at: number, now: number) => string
  /** The full date and time with its zone, shown on hover. */
  title: string
}

/** The time of an event in relative words, updated while the page is open. */
export function RelativeTime({ at, format, title, now, clock }: RelativeTimeProps) {
  const present = useClock({ now, clock }, 60_000)
  return (
    <time className={time} dateTime={new Date(at).toISOString()} title={title}>
      {format(at, present)}
    </time>
  )
}

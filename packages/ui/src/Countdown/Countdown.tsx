import { type ReactNode, useEffect, useRef } from 'react'
import { countdown, ended as endedStyle, figure, part } from './Countdown.css.ts'
import { type CountdownUnit, countdownParts } from './countdownParts.ts'
import { type Clock, useClock } from './useClock.ts'

export interface CountdownProps extends Clock {
  /** The awaited instant, ms since the epoch. An invalid date (NaN) counts as over. */
  target: number
  /** Accessible name: "距 A 榜关闭". Show the exact end with its time zone beside it. */
  label: string
  /** Unit after a number: "天", "hours". */
  unitText: (unit: CountdownUnit, value: number) => string
  /** Shown in place of the numbers after the end. */
  endedText: ReactNode
  /** Called once when the end comes while the page is open. */
  onEnd?: () => void
  /** `hero` for use on a hero's ground. Selector `[data-ground]`. */
  ground?: 'surface' | 'hero'
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds until an instant; days are hidden when none are left. Without JavaScript it shows the
 * time that was left when the page was rendered.
 */
export function Countdown({
  target,
  label,
  unitText,
  endedText,
  onEnd,
  ground = 'surface',
  now,
  clock,
}: CountdownProps) {
  const present = useClock({ now, clock }, 1000)
  const isOver = !(present < target)
  const wasOver = useRef(isOver)

  useEffect(() => {
    if (isOver && !wasOver.current) onEnd?.()
    wasOver.current = isOver
  }, [isOver, onEnd])

  const left = countdownParts(target, present)
  const shown = left.days > 0 ? units : units.slice(1)
  return (
    <div className={countdown} role="timer" aria-label={label} data-ground={ground}>
      {isOver ? (
        <span className={endedStyle}>{endedText}</span>
      ) : (
        shown.map((unit) => (
          <span key={unit} className={part}>
            <b className={figure}>{unit === 'days' ? left.days : String(left[unit]).padStart(2, '0')}</b>
            {unitText(unit, left[unit])}
          </span>
        ))
      )}
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { countdown, ended as endedStyle, figure, part } from './Countdown.css.ts'
import { type CountdownUnit, countdownParts } from './countdownParts.ts'
import { type Clock, useClock } from './useClock.ts'

export interface CountdownProps extends Clock {
  /** The instant that is waited for, ms since the epoch. What is no date (NaN) is over: nobody can wait for it. */
  target: number
  /** Accessible name: "距 A 榜关闭". Show the exact end, with its time zone, beside it. */
  label: string
  /** The word behind a figure: "天", "hours". */
  unitText: (unit: CountdownUnit, value: number) => string
  /** In place of the figures once the instant has come. */
  endedText: ReactNode
  /** Called once when the instant comes while the page is open. */
  onEnd?: () => void
  /** On a hero's ground. Selector `[data-ground]`. */
  ground?: 'surface' | 'hero'
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds to an instant. Days go when there are none left. Without JavaScript it shows what was
 * left when the page was made.
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

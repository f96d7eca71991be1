import { timeLeft } from '@shulei/domain/base/time/left.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { unitsOf } from '@shulei/i18n/formatters.ts'
import { useCallback } from 'react'

type Display = 'long' | 'narrow'

/**
 * The time that is left, in two units: "2天 11小时", "2 hours 20 minutes", narrow "2d 11h". A part of zero is left out. Shows
 * what a countdown shows at the same instant.
 */
export function durationText(until: number, now: number, language: string, unitDisplay: Display = 'long'): string {
  const { unit: _, ...parts } = timeLeft(until, now) ?? { unit: 'minutes', minutes: 1 }
  return Object.entries(parts)
    .filter(([, value]) => value > 0)
    .map(([units, value]) => unitsOf(`${language} ${units.slice(0, -1)} ${unitDisplay}`).format(value))
    .join(' ')
}

/** Formats the time from `now` to an instant, both epoch milliseconds, in the reader's language. */
export function useDuration(display: Display = 'long') {
  const { language } = useFormat()
  return useCallback((until: number, now: number) => durationText(until, now, language, display), [language, display])
}

import { useFormat } from '@shulei/i18n/format.ts'
import { useCallback } from 'react'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const count = (language: string, unit: 'day' | 'hour' | 'minute', value: number) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/** Two units, the smaller one rounded up, so that the last minute still counts as one: "1天 9小时", "2 hours 20 minutes". */
export function durationText(ms: number, language: string): string {
  const minutes = Math.max(1, Math.ceil(ms / minute))
  const [large, small, rest] =
    minutes * minute >= day
      ? (['day', 'hour', Math.ceil((minutes * minute) / hour)] as const)
      : (['hour', 'minute', minutes] as const)
  const size = large === 'day' ? 24 : 60
  const parts = [
    [large, Math.floor(rest / size)],
    [small, rest % size],
  ] as const
  return parts
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => count(language, unit, value))
    .join(' ')
}

/** Formats a duration in ms in the reader's language. */
export function useDuration() {
  const { language } = useFormat()
  return useCallback((ms: number) => durationText(ms, language), [language])
}

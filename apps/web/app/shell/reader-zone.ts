import { keepChoice } from '@shulei/features/base/site/choice-cookie.ts'
import { zoneOf } from '@shulei/i18n/formatters.ts'
import { startTransition, useEffect, useState } from 'react'

/**
 * The zone that times are shown in. The server knows it from a cookie; before the first visit it prints Beijing time, which becomes
 * the reader's own zone here, so that the first visit shows the same times as the next one.
 */
export function useReaderZone(printed: string): string {
  const [zone, setZone] = useState(printed)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    keepChoice('tz', encodeURIComponent(timeZone))
    startTransition(() => setZone(zoneOf(timeZone)))
  }, [])
  return zone
}

import { useTranslation } from 'react-i18next'
import type { Edge } from '../facts.ts'

const hour = 3_600_000
const day = 24 * hour

/** "A 榜还有 2 天": the next edge in words. Days are counted up (B§4), the last day in hours. */
export function useEdgeText() {
  const { t } = useTranslation('competition')
  return (edge: Edge | null, now: number): string => {
    if (edge === null) return t('edge.over')
    const left = edge.at - now
    const time =
      left > day
        ? t('edge.days', { count: Math.ceil(left / day) })
        : t('edge.hours', { count: Math.max(1, Math.ceil(left / hour)) })
    return t(`edge.${edge.kind}`, { time })
  }
}

import { useTranslation } from 'react-i18next'
import type { Edge } from './facts.ts'
import { useDuration } from './useDuration.ts'

/** "A 榜 2天 11小时后关闭": the next edge in words, with the days and hours that a countdown to it shows. */
export function useEdgeText() {
  const { t } = useTranslation('competition')
  const duration = useDuration('narrow')
  return (edge: Edge | null, now: number): string =>
    edge === null ? t('edge.over') : t(`edge.${edge.kind}`, { time: duration(edge.at, now) })
}

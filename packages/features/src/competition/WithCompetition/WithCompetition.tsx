import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../site/LoadFailed.tsx'
import { type Competition, useCompetition } from '../useCompetition.ts'

export interface WithCompetitionProps {
  competitionId: number
  /** Draws the loaded competition; `refresh` reads it from the server again, after a write. */
  children: (competition: Competition, refresh: () => Promise<unknown>) => ReactNode
}

/** A part of a competition's page: a skeleton while it loads, the error with a retry button, or the part itself. */
export function WithCompetition({ competitionId, children }: WithCompetitionProps) {
  const { t } = useTranslation('shell')
  const { data, error, mutate } = useCompetition(competitionId)
  if (data) return children(data, mutate)
  if (!error) return <Skeleton label={t('a11y.loading')} count={6} />
  return <LoadFailed error={error} onRetry={() => mutate()} />
}

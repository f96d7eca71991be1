import { movement } from '@shulei/domain/compete/ranking/order.ts'
import { RankMove } from '@shulei/ui/RankMove/RankMove.tsx'
import { useTranslation } from 'react-i18next'

/** Change from one rank to another, in words for screen readers; `from` is null for a team that is new on the list. */
export function Move({ from, to }: { from: number | null; to: number }) {
  const { t } = useTranslation('competition-page')
  const { kind, by } = movement(from, to)
  const label = kind === 'up' || kind === 'down' ? t(`ranking.move.${kind}`, { count: by }) : t(`ranking.move.${kind}`)
  return (
    <RankMove
      change={kind === 'new' ? 'new' : kind === 'down' ? -by : by}
      label={label}
      newText={t('ranking.move.newShort')}
    />
  )
}

import { cheatStatuses } from '@shulei/domain/appeal/appeal.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { useTranslation } from 'react-i18next'
import { AppealEntry } from '../AppealEntry/AppealEntry.tsx'

export interface BannedNoticeProps {
  competitionId: number
  /** The reader's own team. */
  team: { id: number; name: string; cheatStatus: number; hasCase: boolean }
}

/** Says that the reader's team is flagged or banned, or that it was, and leads to its case; nothing for any other team. */
export function BannedNotice({ competitionId, team }: BannedNoticeProps) {
  const { t } = useTranslation('competition-page')
  const { id, name, cheatStatus, hasCase } = team
  if (cheatStatus === cheatStatuses.clean && !hasCase) return null
  const isPast = cheatStatus === cheatStatuses.clean
  const title = isPast ? 'case.cleared' : cheatStatus === cheatStatuses.banned ? 'case.banned' : 'case.flagged'
  return (
    <Alert
      tone={isPast ? 'info' : 'danger'}
      title={t(title, { team: name })}
      action={<AppealEntry competitionId={competitionId} teamId={id} isPast={isPast} />}
    >
      {t(isPast ? 'case.kept' : 'case.hint')}
    </Alert>
  )
}

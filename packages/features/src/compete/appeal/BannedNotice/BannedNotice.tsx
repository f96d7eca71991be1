import { cheatStatuses } from '@shulei/domain/compete/appeal/appeal.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { useTranslation } from 'react-i18next'
import { AppealEntry } from '../AppealEntry/AppealEntry.tsx'

export interface BannedNoticeProps {
  competitionId: number
  /** The reader's own team. */
  team: { id: number; name: string; cheatStatus: number; caseStatus: number }
}

/** Texts of a decision in force, and of one that has ended. */
const titles = { flag: ['case.flagged', 'case.cleared'], ban: ['case.banned', 'case.unbanned'] } as const

/** Says that the reader's team is flagged or banned, or that it was, and leads to its case; nothing for any other team. */
export function BannedNotice({ competitionId, team }: BannedNoticeProps) {
  const { t } = useTranslation('competition-page')
  const { id, name, cheatStatus, caseStatus } = team
  const isPast = cheatStatus === cheatStatuses.clean
  const status = isPast ? caseStatus : cheatStatus
  if (status === cheatStatuses.clean) return null
  const [now, past] = titles[status === cheatStatuses.banned ? 'ban' : 'flag']
  return (
    <Alert
      tone={isPast ? 'info' : 'danger'}
      title={t(isPast ? past : now, { team: name })}
      action={<AppealEntry competitionId={competitionId} teamId={id} isPast={isPast} />}
    >
      {t(isPast ? 'case.kept' : 'case.hint')}
    </Alert>
  )
}

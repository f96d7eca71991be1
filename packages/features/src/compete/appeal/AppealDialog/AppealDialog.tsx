import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import type { FormFailure } from '../../../base/form/form-failure.ts'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { AppealCase } from '../AppealCase/AppealCase.tsx'
import { AppealForm } from '../AppealForm/AppealForm.tsx'
import { useCase } from '../case.ts'
import { stack } from './AppealDialog.css.ts'

export interface AppealDialogProps {
  competitionId: number
  /** The reader's own team. */
  teamId: number
  onClose: () => void
}

/**
 * The case of the reader's team, with the form while it can appeal (Q204). Mounted while it is open.
 *
 * - MUST be opened from the teams and submits tabs when the team is flagged or banned (Q204).
 * - MUST show kind, time, reason and redacted evidence of the flag, the appeal as a time line, and the answer (Q186).
 * - MUST show the form only while the team can appeal.
 * - MUST keep the reason and the text in sight when a team mate's appeal was faster.
 */
export function AppealDialog({ competitionId, teamId, onClose }: AppealDialogProps) {
  const { t } = useTranslation('appeal')
  const { data, error, mutate } = useCase(competitionId, teamId)
  const [isSent, setSent] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [unsent, setUnsent] = useState<{ failure: FormFailure; content: string } | null>(null)
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      isOpen
      isDismissable={!isDirty}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {!data ? (
        <NotRead rows={6} error={error} onRetry={() => void mutate()} />
      ) : (
        <div className={stack}>
          {isSent ? (
            <Alert tone="success" live="polite">
              {t('sent')}
            </Alert>
          ) : null}
          {data.flag ? (
            <AppealCase flag={data.flag} appeal={data.appeal} />
          ) : (
            <EmptyState title={t('nothing')} size="s" />
          )}
          {data.canAppeal ? (
            <AppealForm
              competitionId={competitionId}
              teamId={teamId}
              onDirty={setDirty}
              onSent={(answer) => {
                setSent(true)
                setDirty(false)
                void mutate(answer, { revalidate: false })
              }}
              onStale={(failure, content) => {
                setUnsent({ failure, content })
                void mutate()
              }}
            />
          ) : unsent ? (
            <>
              <FailureNote failure={unsent.failure} />
              <TextArea label={t('unsent')} value={unsent.content} rows={5} isGrowing isReadOnly />
            </>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}

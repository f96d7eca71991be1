import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../site/FailureNote.tsx'
import { formFailure } from '../../site/form-failure.ts'
import { TeamPreview, usePreview } from '../TeamPreview/TeamPreview.tsx'
import type { JoinRequest } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import * as css from './AnswerRequestDialog.css.ts'

export interface AnswerRequestDialogProps {
  request: Pick<JoinRequest, 'requestId' | 'applicant'>
  action: 'accept' | 'deny'
  competitionId: number
  /** The asked team. */
  teamId: number
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
  /** Called with a sentence about what was done. */
  onDone: (text: string) => void
  onClose: () => void
}

/** Asks the captain before a join request is answered: an acceptance shows the team that it makes. Mounted while it is open. */
export function AnswerRequestDialog(props: AnswerRequestDialogProps) {
  const { request, action, competitionId, teamId, onChange, onDone, onClose } = props
  const { t } = useTranslation('team')
  const send = useSend()
  const { isPending, failure, run } = useTeamWrite(onChange)
  const { requestId, applicant } = request
  const { name } = applicant
  const isAccept = action === 'accept'
  // the same answer as the preview below
  const { data, error } = usePreview(teamId, isAccept ? { requestId } : null)
  // the request has been answered, or its team has joined another one, since the list was read
  const isPast = error?.http === 409
  const readAgain = useEffectEvent(() => void onChange())
  useEffect(() => {
    if (isPast) readAgain()
  }, [isPast])

  const answer = async () => {
    const args = { params: { id: teamId }, body: { requestId, action } }
    const isWritten = await run(() => send(refs.answerJoinRequest, args))
    if (isWritten) onDone(t(isAccept ? 'requests.accepted' : 'requests.denied', { name }))
  }
  return (
    <Dialog
      title={t(isAccept ? 'requests.acceptTitle' : 'requests.denyTitle', { name })}
      closeLabel={t('close')}
      isOpen
      isLocked={isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t(isPast ? 'close' : 'cancel')}
          </Button>
          {isPast ? null : (
            <Button
              variant={isAccept ? 'primary' : 'danger'}
              isDisabled={isAccept && data?.allowed !== true}
              isPending={isPending}
              pendingLabel={t(isAccept ? 'requests.accepting' : 'requests.denying')}
              onPress={() => void answer()}
            >
              {t(`requests.${action}`)}
            </Button>
          )}
        </>
      }
    >
      {isPast ? (
        <FailureNote failure={formFailure(error, t('failed'))} />
      ) : (
        <div className={css.stack}>
          {isAccept ? (
            <TeamPreview teamId={teamId} competitionId={competitionId} wanted={{ requestId }} reader="captain" />
          ) : null}
          <p className={css.note}>{isAccept ? t('requests.stays') : t('requests.denyHint', { name })}</p>
          {failure ? <FailureNote failure={failure} /> : null}
        </div>
      )}
    </Dialog>
  )
}

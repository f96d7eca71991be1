import type { CallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { formFailure } from '../../../base/form/form-failure.ts'
import { useKeptFocus } from '../../../base/site/focus.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
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

/** Reasons why a request is not open any more, by the errors whose sentences do not say it. */
const pastReasons: Partial<Record<string, 'requests.settled' | 'requests.gone'>> = {
  [errors.joinRequestFailed.errno]: 'requests.settled',
  [errors.teamStatusUnknown.errno]: 'requests.gone',
}

/** The server's sentence about a request that is not open any more, with what has become of it. */
function PastRequest({ error }: { error: CallError }) {
  const { t } = useTranslation('team')
  const failure = formFailure(error, t('failed'))
  const reason = pastReasons[error.errno ?? '']
  if (reason === undefined) return <FailureNote failure={failure} />
  return <FailureNote title={failure.text} failure={{ ...failure, text: t(reason) }} />
}

/** Asks the captain before a join request is answered: an acceptance shows the team that it makes. Mounted while it is open. */
export function AnswerRequestDialog(props: AnswerRequestDialogProps) {
  const { request, action, competitionId, teamId, onChange, onDone, onClose } = props
  const { t } = useTranslation('team')
  const call = useSend()
  const { isPending, failure, run } = useTeamWrite(onChange)
  const { requestId, applicant } = request
  const name = useShownName(applicant)
  const isAccept = action === 'accept'
  const closing = useRef<HTMLButtonElement>(null)
  const kept = useKeptFocus(() => closing.current)
  // the same answer as the preview of an acceptance below; a refused answer reads it again
  const { data, error, mutate } = usePreview(teamId, { requestId })
  // the request has been answered or withdrawn, or its team has joined another one, since the list was read
  const isPast = !isPending && error?.http === 409
  const readAgain = useEffectEvent(() => {
    // a refused answer has read the list again already
    if (!failure) void onChange()
  })
  useEffect(() => {
    if (isPast) readAgain()
  }, [isPast])

  const send = async () => {
    try {
      await call(refs.answerJoinRequest, { params: { id: teamId }, body: { requestId, action } })
    } catch (refusal) {
      await mutate()
      throw refusal
    }
  }
  const answer = async () => {
    if (await run(send)) onDone(t(isAccept ? 'requests.accepted' : 'requests.denied', { name }))
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
          <Button ref={closing} isDisabled={isPending} onPress={onClose}>
            {t(isPast ? 'close' : 'cancel')}
          </Button>
          {isPast ? null : (
            <Button
              variant={isAccept ? 'primary' : 'danger'}
              isDisabled={isAccept && !isPending && data?.allowed !== true}
              isPending={isPending}
              pendingLabel={t(isAccept ? 'requests.accepting' : 'requests.denying')}
              onPress={() => void answer()}
              {...kept}
            >
              {t(`requests.${action}`)}
            </Button>
          )}
        </>
      }
    >
      {isPast ? (
        <PastRequest error={error} />
      ) : (
        <div className={css.stack}>
          {isAccept ? (
            <TeamPreview teamId={teamId} competitionId={competitionId} wanted={{ requestId }} reader="captain" />
          ) : null}
          <p className={css.note}>{isAccept ? t('requests.stays') : t('requests.denyHint', { name })}</p>
          {failure && !isPending ? <FailureNote failure={failure} /> : null}
        </div>
      )}
    </Dialog>
  )
}

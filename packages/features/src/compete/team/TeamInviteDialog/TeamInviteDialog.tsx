import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { InvitePrompt } from './InvitePrompt.tsx'
import { InviteResult } from './InviteResult.tsx'
import { PastInvite } from './PastInvite.tsx'
import { useAnswerInvite } from './useAnswerInvite.ts'

export interface TeamInviteDialogProps {
  inviteId: number
  onClose: () => void
  /** Called after an answer was stored, or came too late. */
  onAnswered?: () => void
}

/**
 * An invitation into a team: the question with the team that results, then the result of the answer (A§2, A§4). Mounted while it is
 * open. An answer in another tab is seen when the reader comes back.
 */
export function TeamInviteDialog({ inviteId, onClose, onAnswered }: TeamInviteDialogProps) {
  const { t } = useTranslation('team-invite')
  const { t: shell } = useTranslation('shell')
  const { data: invite, error, mutate } = useCall(refs.teamInvite, { query: { inviteId } })
  const { answer, failure, pending, agree, refuse } = useAnswerInvite(invite, {
    readAgain: () => mutate(),
    keep: (answered) => mutate(answered, { revalidate: false }),
    onClose,
    onAnswered: () => onAnswered?.(),
  })
  // the state of an answered invitation says no more than the answer
  const known = !answer && !pending && invite && invite.state !== 'invited' ? invite.state : null
  const past = !invite && isCallError(error, errors.notFound.errno) ? 'missing' : known

  const footer = () => {
    const wayOn = (to: string, label: string) => (
      <LinkButton component={Link} to={to} variant="primary" onClick={onClose}>
        {label}
      </LinkButton>
    )
    if (invite && (answer?.outcome === 'success' || past === 'agreed')) {
      return wayOn(competitionAddress.profile({ id: invite.cmpt_id }), t('invite.successLink'))
    }
    if (invite && answer?.reason === 'notSignedUp') {
      return wayOn(competitionAddress.signup({ id: invite.cmpt_id }), t('preview.signUp'))
    }
    if (answer || past || !invite) return <Button onPress={onClose}>{t('invite.close')}</Button>
    return (
      <>
        <Button
          onPress={() => void refuse()}
          isDisabled={pending === 'agree'}
          isPending={pending === 'refuse'}
          pendingLabel={t('invite.refusing')}
        >
          {t('invite.refuse')}
        </Button>
        <Button
          variant="primary"
          onPress={() => void agree()}
          isDisabled={pending === 'refuse'}
          isPending={pending === 'agree'}
          pendingLabel={t('invite.agreeing')}
        >
          {t('invite.agree')}
        </Button>
      </>
    )
  }
  return (
    <Dialog
      title={answer ? t(answer.outcome === 'success' ? 'invite.doneTitle' : 'invite.failedTitle') : t('invite.title')}
      closeLabel={shell('action.close')}
      isOpen
      isLocked={pending !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={footer()}
    >
      {answer ? (
        <InviteResult answer={answer} />
      ) : past ? (
        <PastInvite state={past} />
      ) : invite ? (
        <InvitePrompt invite={invite} failure={failure} />
      ) : error ? (
        <ErrorState size="s" title={failureText(error, shell('state.loadFailed'))} detail={error.requestId}>
          <Button size="s" onPress={() => void mutate()}>
            {shell('action.retry')}
          </Button>
        </ErrorState>
      ) : (
        <Loading label={shell('a11y.loading')} size="l" />
      )}
    </Dialog>
  )
}

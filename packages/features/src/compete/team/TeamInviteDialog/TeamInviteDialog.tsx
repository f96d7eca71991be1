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
 *
 * - MUST show who invites, their picture, the competition and "invites you to team up for the competition", with agree and refuse
 *   (A§2).
 * - MUST show before the answer what it makes: members, captain, tries and rank of the resulting team, the limit that would refuse
 *   it, and that a member cannot leave by themself (issue 15).
 * - MUST show the result of agreeing by its number: 1 success with a link to the own profile of the competition, -1 not a solo
 *   entrant, -2 team full, -3 team at risk, -4 submissions exceeded, anything else and every failed acceptance "team-up failed,
 *   please try again later" (A§4, Q140), with the reason below where the server gives one; an ended session leaves the question
 *   open with the link to sign in.
 * - MUST show an invitation that was answered elsewhere or withdrawn as such, without its buttons, also where the answer itself
 *   came too late.
 * - MUST send a refusal and close (A§4), unless the invitation was accepted elsewhere or withdrawn; a refusal that failed leaves
 *   the question open and says so.
 * - MUST stay open while an answer is on its way.
 * - MUST move the focus to each result, so that it is read out, and name it in the title.
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

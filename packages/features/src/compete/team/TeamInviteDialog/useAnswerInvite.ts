import { useSend } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { agreeTeamInvite, teamInvite } from '@shulei/contract/compete/team/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type InviteOutcome, inviteOutcome } from '@shulei/domain/compete/team/invite.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'

export type TeamInvite = Data<typeof teamInvite>

/** Outcome of an answer; `reason` says more about a failure. */
export interface InviteAnswer {
  outcome: InviteOutcome
  reason: Data<typeof agreeTeamInvite>['reason']
}

// Q140: a failed acceptance gives the same result as any other failure
const failed: InviteAnswer = { outcome: 'failed', reason: null }

interface AnswerInviteOptions {
  /** Reads the invitation again. */
  readAgain: () => Promise<TeamInvite | undefined>
  /** Gives an answered invitation to everything on the page that shows it. */
  keep: (invite: TeamInvite) => Promise<unknown>
  onClose: () => void
  onAnswered: () => void
}

/**
 * Answers an invitation. Refusing closes the dialog; accepting shows the result (A§4). An answer that came too late leaves no result:
 * the invitation is read again and says what has become of it. A refusal that failed, and an acceptance after the session has ended,
 * leave the question open, with a `failure`.
 */
export function useAnswerInvite(
  invite: TeamInvite | undefined,
  { readAgain, keep, onClose, onAnswered }: AnswerInviteOptions,
) {
  const { t } = useTranslation('team-invite')
  const send = useSend()
  const [answer, setAnswer] = useState<InviteAnswer | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [pending, setPending] = useState<'agree' | 'refuse' | null>(null)

  const isPast = async (reason: InviteAnswer['reason']) =>
    (reason === 'answered' || reason === 'withdrawn') && (await readAgain())?.state !== 'invited'

  const agree = async () => {
    if (!invite || pending) return
    const { inviteId, cmpt_id, team_id } = invite
    setPending('agree')
    setFailure(null)
    try {
      const { result, reason } = await send(refs.agreeTeamInvite, { body: { inviteId, cmpt_id, team_id } })
      const outcome = inviteOutcome(result)
      if (outcome === 'success') await keep({ ...invite, state: 'agreed' })
      if (!(await isPast(reason))) setAnswer({ outcome, reason })
      onAnswered()
    } catch (error) {
      const unsent = formFailure(error, t('invite.failed'))
      if (unsent.isSignedOut) setFailure(unsent)
      else setAnswer(failed)
    }
    setPending(null)
  }
  const refuse = async () => {
    if (!invite || pending) return
    const { inviteId, team_id } = invite
    setPending('refuse')
    setFailure(null)
    try {
      const { result, reason } = await send(refs.refuseTeamInvite, { body: { inviteId, team_id } })
      if (inviteOutcome(result) === 'success') {
        await keep({ ...invite, state: 'refused' })
        onAnswered()
        // pending until the dialog is gone, so that it does not show the past refusal for a moment
        return onClose()
      }
      if (!(await isPast(reason))) setFailure(formFailure(null, t('invite.refuseFailed')))
      onAnswered()
    } catch (error) {
      setFailure(formFailure(error, t('invite.refuseFailed')))
    }
    setPending(null)
  }
  return { answer, failure, pending, agree, refuse }
}

import { useSend } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { agreeTeamInvite, teamInvite } from '@shulei/contract/team/calls.ts'
import { type InviteOutcome, inviteOutcome } from '@shulei/domain/team/invite.ts'
import { useState } from 'react'

export type TeamInvite = Data<typeof teamInvite>

/** Outcome of an answer; `reason` says more about a failure. */
export interface InviteAnswer {
  outcome: InviteOutcome
  reason: Data<typeof agreeTeamInvite>['reason']
}

// Q140: a failed call gives the same result as any other failure
const failed: InviteAnswer = { outcome: 'failed', reason: null }

/**
 * Answers an invitation. Rejecting closes the dialog, unless the invitation has been accepted elsewhere; accepting shows the result
 * (A§4).
 */
export function useAnswerInvite(
  invite: TeamInvite | undefined,
  { onClose, onAnswered }: { onClose: () => void; onAnswered: () => void },
) {
  const send = useSend()
  const [answer, setAnswer] = useState<InviteAnswer | null>(null)
  const [pending, setPending] = useState<'agree' | 'refuse' | null>(null)

  const agree = async () => {
    if (!invite || pending) return
    const { inviteId, cmpt_id, team_id } = invite
    setPending('agree')
    try {
      const { result, reason } = await send(refs.agreeTeamInvite, { body: { inviteId, cmpt_id, team_id } })
      setAnswer({ outcome: inviteOutcome(result), reason })
      onAnswered()
    } catch {
      setAnswer(failed)
    }
    setPending(null)
  }
  const refuse = async () => {
    if (!invite || pending) return
    const { inviteId, team_id } = invite
    setPending('refuse')
    try {
      const { reason } = await send(refs.refuseTeamInvite, { body: { inviteId, team_id } })
      onAnswered()
      if (reason === 'answered') setAnswer({ outcome: 'failed', reason })
      else onClose()
    } catch {
      setAnswer(failed)
    }
    setPending(null)
  }
  return { answer, pending, agree, refuse }
}

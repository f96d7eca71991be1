import { useSend } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { teamInvite } from '@shulei/contract/team/calls.ts'
import { type InviteOutcome, inviteOutcome } from '@shulei/domain/team/invite.ts'
import { useState } from 'react'

export type TeamInvite = Data<typeof teamInvite>

/** Answers an invitation. Rejecting closes the dialog; accepting shows the result (A§4). */
export function useAnswerInvite(invite: TeamInvite | undefined, onClose: () => void) {
  const send = useSend()
  const [outcome, setOutcome] = useState<InviteOutcome | null>(null)
  const [pending, setPending] = useState<'agree' | 'refuse' | null>(null)

  const agree = async () => {
    if (!invite || pending) return
    const { inviteId, cmpt_id, team_id } = invite
    setPending('agree')
    try {
      const { result } = await send(refs.agreeTeamInvite, { body: { inviteId, cmpt_id, team_id } })
      setOutcome(inviteOutcome(result))
    } catch {
      // Q140: a withdrawn invitation gives the same result as any other failure
      setOutcome('failed')
    }
    setPending(null)
  }
  const refuse = async () => {
    if (!invite || pending) return
    const { inviteId, team_id } = invite
    setPending('refuse')
    try {
      await send(refs.refuseTeamInvite, { body: { inviteId, team_id } })
      onClose()
    } catch {
      setOutcome('failed')
    }
    setPending(null)
  }
  return { outcome, pending, agree, refuse }
}

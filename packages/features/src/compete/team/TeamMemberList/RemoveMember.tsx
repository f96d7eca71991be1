import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { questionDialog } from '../question.ts'
import type { TeamMember } from '../teams.ts'
import type { TeamWrite } from '../useTeamWrite.ts'

export interface RemoveMemberProps {
  teamId: number
  member: TeamMember
  /** Writes for the list, which outlives the row: after a refusal the member may be gone. */
  run: TeamWrite['run']
  /** Called with a sentence about what was done. */
  onDone: (text: string) => void
  onFailed: () => void
}

/** Removes a member after a question; the server records the captain as operator. */
export function RemoveMember({ teamId, member, run, onDone, onFailed }: RemoveMemberProps) {
  const { id } = member
  const name = useShownName(member)
  const { t } = useTranslation('team')
  const send = useSend()
  const [isAsking, setAsking] = useState(false)
  const { Part: AlertDialog, warm } = useLoaded(questionDialog, isAsking)
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={t('members.removeName', { name })}
        onHoverStart={warm}
        onFocus={warm}
        onPress={() => setAsking(true)}
      >
        {t('members.remove')}
      </Button>
      {AlertDialog ? (
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={t('members.removeTitle', { name })}
          confirmText={t('members.remove')}
          cancelText={t('cancel')}
          tone="danger"
          pendingLabel={t('members.removing')}
          onConfirm={async () => {
            const isWritten = await run(() =>
              send(refs.removeMember, { params: { id: teamId, memberId: id }, query: {} }),
            )
            if (isWritten) onDone(t('members.removed', { name }))
            else onFailed()
          }}
        >
          {t('members.removeHint', { name })}
        </AlertDialog>
      ) : null}
    </>
  )
}

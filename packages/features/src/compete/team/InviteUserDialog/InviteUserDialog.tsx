import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import type { Receiver } from '../../../base/site/message-modal.ts'
import { ReceiverField } from '../../../talk/message/ReceiverField/ReceiverField.tsx'
import { TeamPreview, usePreview } from '../TeamPreview/TeamPreview.tsx'
import type { Team } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import * as css from './InviteUserDialog.css.ts'

export interface InviteUserDialogProps {
  competitionId: number
  /** The reader's own team. */
  team: Pick<Team, 'id' | 'members'>
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
  onClose: () => void
}

/** Finds people by name, pinyin or initials, shows the team that each would make, and invites them one after the other. */
export function InviteUserDialog({ competitionId, team, onChange, onClose }: InviteUserDialogProps) {
  const { t } = useTranslation('team-invite')
  const { t: shell } = useTranslation('shell')
  const send = useSend()
  const body = useRef<HTMLDivElement>(null)
  const focusProblem = useFocusProblem(body)
  const [person, setPerson] = useState<Receiver | null>(null)
  const [invited, setInvited] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const { isPending, failure, run } = useTeamWrite(onChange, t('send.failed'))
  const teamId = team.id
  // the same answer as the preview below
  const { data } = usePreview(teamId, person && { userId: person.id })
  const reason = data?.reason ?? null
  // a person may sign up and an evaluation may end before the answer
  const isRefused = person !== null && reason !== null && reason !== 'notSignedUp' && reason !== 'evaluating'

  const invite = async () => {
    setInvited(null)
    setTried(true)
    if (!person) return focusProblem()
    const body = { userId: person.id, teamId, cmptId: competitionId }
    if (!(await run(() => send(refs.inviteUser, { body })))) return
    setInvited(person.name)
    setPerson(null)
    setTried(false)
  }
  return (
    <Dialog
      title={t('send.title')}
      closeLabel={shell('action.close')}
      isOpen
      isLocked={isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t('invite.close')}
          </Button>
          <Button
            variant="primary"
            isDisabled={isRefused}
            isPending={isPending}
            pendingLabel={t('send.sending')}
            onPress={() => void invite()}
          >
            {t('send.submit')}
          </Button>
        </>
      }
    >
      <div ref={body} className={css.stack}>
        <ReceiverField
          label={t('send.person')}
          value={person}
          without={team.members.map(({ id }) => id)}
          onChange={(chosen) => {
            setPerson(chosen)
            if (chosen) setInvited(null)
          }}
          errorMessage={isTried && !person ? t('send.required') : undefined}
          autoFocus
        />
        {person ? (
          <TeamPreview
            key={person.id}
            teamId={teamId}
            competitionId={competitionId}
            wanted={{ userId: person.id }}
            reader="captain"
          />
        ) : null}
        {invited === null ? null : (
          <Alert tone="success" live="polite">
            {t('send.done', { name: invited })}
          </Alert>
        )}
        {failure ? <FailureNote failure={failure} /> : null}
        <p className={css.note}>{t('send.hint')}</p>
      </div>
    </Dialog>
  )
}

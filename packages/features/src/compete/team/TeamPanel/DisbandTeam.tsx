import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { questionDialog } from '../question.ts'
import type { Team } from '../teams.ts'
import type { TeamWrite } from '../useTeamWrite.ts'

export interface DisbandTeamProps {
  team: Team
  /** Writes for the panel, which outlives the button: after a refusal the team may be one that cannot be disbanded. */
  run: TeamWrite['run']
  onDisbanded: () => void
  onFailed: () => void
}

/** Disbands a team of one after a question, which withdraws its captain from the competition (Q031). */
export function DisbandTeam({ team: { id, name }, run, onDisbanded, onFailed }: DisbandTeamProps) {
  const { t } = useTranslation('team')
  const send = useSend()
  const [isAsking, setAsking] = useState(false)
  const { Part: AlertDialog, warm } = useLoaded(questionDialog, isAsking)
  return (
    <>
      <Button size="s" variant="danger" onHoverStart={warm} onFocus={warm} onPress={() => setAsking(true)}>
        {t('disband.button')}
      </Button>
      {AlertDialog ? (
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={t('disband.title', { name })}
          confirmText={t('disband.submit')}
          cancelText={t('cancel')}
          tone="danger"
          pendingLabel={t('disband.sending')}
          onConfirm={async () => {
            const isWritten = await run(() => send(refs.disbandTeam, { params: { id } }))
            if (isWritten) onDisbanded()
            else onFailed()
          }}
        >
          {t('disband.text')}
        </AlertDialog>
      ) : null}
    </>
  )
}

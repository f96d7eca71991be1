import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { useShownNames } from '../../../base/site/useShownName.ts'
import type { Team } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import * as css from './TransferCaptainDialog.css.ts'

export interface TransferCaptainDialogProps {
  team: Pick<Team, 'id' | 'members'>
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
  /** Called with the name of the new captain. */
  onDone: (name: string) => void
  onClose: () => void
}

/** Hands the captaincy over in two steps: choose a member, then confirm. Mounted while it is open. */
export function TransferCaptainDialog({ team, onChange, onDone, onClose }: TransferCaptainDialogProps) {
  const { t } = useTranslation('team')
  const send = useSend()
  const body = useRef<HTMLDivElement>(null)
  const focusProblem = useFocusProblem(body)
  const moveFocus = useMoveFocus()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { isPending, failure, run } = useTeamWrite(onChange, t('transfer.failed'))
  const nameOf = useShownNames()
  // the reader, also after another tab has handed the captaincy over
  const [captain] = useState(() => team.members.find(({ role }) => role === 'captain'))
  const others = team.members.filter(({ id }) => id !== captain?.id)
  // a member who was removed meanwhile is chosen no longer
  const chosen = others.find(({ id }) => String(id) === chosenId)

  const next = () => {
    setTried(true)
    if (chosen) setConfirming(true)
    else focusProblem()
  }
  const back = () => {
    setConfirming(false)
    moveFocus(() => body.current?.querySelector<HTMLElement>('input:checked'))
  }
  const transfer = async () => {
    if (!chosen) return setConfirming(false)
    const args = { params: { id: team.id }, body: { captainId: chosen.id } }
    if (await run(() => send(refs.transferCaptain, args))) onDone(nameOf(chosen))
  }
  return (
    <Dialog
      title={t('transfer.title')}
      closeLabel={t('close')}
      size="s"
      isOpen
      isLocked={isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        isConfirming && chosen ? (
          <>
            <Button isDisabled={isPending} onPress={back}>
              {t('transfer.back')}
            </Button>
            <Button
              variant="primary"
              autoFocus
              isPending={isPending}
              pendingLabel={t('transfer.sending')}
              onPress={() => void transfer()}
            >
              {t('transfer.confirmButton')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={next}>
            {t('transfer.submit')}
          </Button>
        )
      }
    >
      <div ref={body} className={css.stack}>
        {isConfirming && chosen ? (
          <p className={css.question}>{t('transfer.confirm', { name: nameOf(chosen) })}</p>
        ) : (
          <RadioGroup
            label={t('transfer.choose')}
            value={chosenId}
            onChange={setChosenId}
            options={others.map((one) => ({ value: String(one.id), label: <bdi>{nameOf(one)}</bdi> }))}
            errorMessage={isTried && !chosen ? t('transfer.empty') : undefined}
          />
        )}
        <p className={css.note}>{t('transfer.hint')}</p>
        {failure ? <FailureNote failure={failure} /> : null}
      </div>
    </Dialog>
  )
}

import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import { refs } from '@shulei/contract/refs.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { MAX_REASON, reasonOf, reasonProblem } from '@shulei/domain/compete/team/texts.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useKeptFocus } from '../../../base/site/focus.ts'
import { TeamPreview, usePreview } from '../TeamPreview/TeamPreview.tsx'
import * as css from './JoinRequestDialog.css.ts'

export interface JoinRequestDialogProps {
  competitionId: number
  /** The asked team. */
  host: { id: number; name: string }
  /** Number of members of the reader's own team, which would move as a whole (Q131). */
  ownSize: number
  /** Called once the request is stored. */
  onSent: () => void
  onClose: () => void
}

/** Asks a team to take in the reader, or the reader's whole team; a reason is required (B§5). Mounted while it is open. */
export function JoinRequestDialog({ competitionId, host, ownSize, onSent, onClose }: JoinRequestDialogProps) {
  const { t } = useTranslation('team')
  const send = useSend()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const closing = useRef<HTMLButtonElement>(null)
  const kept = useKeptFocus(() => closing.current)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  /** The idempotency key of the present reason. */
  const key = useRef<string | null>(null)
  // the same answer as the preview below
  const preview = usePreview(host.id, {})
  const refused = preview.data?.reason ?? null
  // a submission in evaluation ends long before a captain decides
  const isRefused = refused !== null && refused !== 'evaluating'
  const problem = reasonProblem(reason)
  const over = Math.max(0, countText(reasonOf(reason)) - MAX_REASON)
  const team = host.name
  const isMerge = ownSize > 1

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || isRefused) return
    setTried(true)
    setFailure(null)
    if (problem) return focusProblem()
    setSending(true)
    key.current ??= crypto.randomUUID()
    try {
      const args = { params: { id: host.id }, body: { message: reason, cmptId: competitionId } }
      await send(refs.askToJoin, args, { idempotencyKey: key.current })
      onSent()
    } catch (error) {
      setFailure(formFailure(error, t('ask.failed')))
      // nothing was written, so the next attempt gets a new idempotency key
      if (isCallError(error) && remedyFor(error) === 'refused') key.current = null
      void preview.mutate()
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      title={t(isMerge ? 'ask.mergeTitle' : 'ask.title', { team })}
      closeLabel={t('close')}
      isOpen
      isDismissable={reason === ''}
      isLocked={isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button ref={closing} isDisabled={isSending} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={isRefused && !isSending}
            isPending={isSending}
            pendingLabel={t('ask.sending')}
            {...kept}
          >
            {t('ask.submit')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        method="post"
        className={css.stack}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p className={css.note}>{isMerge ? t('ask.team', { team, count: ownSize }) : t('ask.solo', { team })}</p>
        <TeamPreview teamId={host.id} competitionId={competitionId} wanted={{}} reader="guest" />
        <TextArea
          label={t('ask.reason')}
          hint={t('ask.reasonHint')}
          rows={3}
          isGrowing
          isRequired
          value={reason}
          onChange={(text) => {
            key.current = null
            setFailure(null)
            setReason(text)
          }}
          errorMessage={
            problem && (isTried || problem !== 'empty') ? t(`ask.problem.${problem}`, { count: over }) : undefined
          }
          counter={{
            text: t('form.counter', { count: countText(reasonOf(reason)), max: MAX_REASON }),
            isOver: over > 0,
            announcement: over > 0 ? t('form.over', { count: over }) : '',
          }}
        />
        {failure ? <FailureNote failure={failure} /> : null}
      </form>
    </Dialog>
  )
}

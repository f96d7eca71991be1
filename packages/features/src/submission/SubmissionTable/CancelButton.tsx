import { CallError, failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Submit } from '../submits.ts'
import * as css from './SubmissionRows.css.ts'

export interface CancelButtonProps {
  competitionId: number
  submission: Pick<Submit, 'id' | 'no'>
  onCancelled: (submission: Submit) => void
  /** Called when the page's data may be outdated. */
  onStale: () => void
}

/** Takes back a submission that waits for its evaluation. The button gives its focus to the row, since it goes away. */
export function CancelButton({ competitionId, submission: { id, no }, onCancelled, onStale }: CancelButtonProps) {
  const { t } = useTranslation('submission')
  const { t: shell } = useTranslation('shell')
  const send = useSend()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const cancel = async () => {
    setPending(true)
    setFailure(null)
    try {
      const cancelled = await send(refs.cancelSubmit, { params: { id: competitionId, submitId: id } })
      document.getElementById(`submit-${id}`)?.focus()
      onCancelled(cancelled)
    } catch (error) {
      setFailure(failureText(error, shell('state.loadFailedHint')))
      setPending(false)
      if (error instanceof CallError && error.http === 409) onStale()
    }
  }
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={t('table.cancelOf', { no })}
        isPending={isPending}
        pendingLabel={t('table.cancelling')}
        onPress={() => void cancel()}
      >
        {t('table.cancel')}
      </Button>
      {failure === null ? null : (
        <span role="alert" className={css.failed}>
          {failure}
        </span>
      )}
    </>
  )
}

import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useTranslation } from 'react-i18next'
import type { Submit } from '../submits.ts'
import * as css from './SubmissionRows.css.ts'
import { useSubmitWrite } from './useSubmitWrite.ts'

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
  const send = useSend()
  const { isPending, failure, run } = useSubmitWrite(onStale)
  const cancel = async () => {
    const cancelled = await send(refs.cancelSubmit, { params: { id: competitionId, submitId: id } })
    document.getElementById(`submit-${id}`)?.focus()
    onCancelled(cancelled)
  }
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={t('table.cancelOf', { no })}
        isPending={isPending}
        pendingLabel={t('table.cancelling')}
        onPress={() => void run(cancel)}
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

import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { canCancel } from '@shulei/domain/compete/submission/cancel.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useTranslation } from 'react-i18next'
import { useKeptFocus } from '../../../base/site/focus.ts'
import type { Submit } from '../submits.ts'
import * as css from './SubmissionRows.css.ts'
import { useSubmitWrite } from './useSubmitWrite.ts'

export interface CancelButtonProps {
  competitionId: number
  submission: Pick<Submit, 'id' | 'no' | 'status'>
  onCancelled: (submission: Submit) => void
  /** Called when the page's data may be outdated. */
  onStale: () => void
}

/**
 * Takes back a submission that waits for its evaluation. When the evaluation begins, the button goes and gives its focus to the row,
 * and the reason of a refusal stays.
 */
export function CancelButton({ competitionId, submission, onCancelled, onStale }: CancelButtonProps) {
  const { id, no, status } = submission
  const { t } = useTranslation('submission')
  const send = useSend()
  const { isPending, failure, run } = useSubmitWrite(onStale)
  const kept = useKeptFocus(() => document.getElementById(`submit-${id}`))
  const cancel = async () => onCancelled(await send(refs.cancelSubmit, { params: { id: competitionId, submitId: id } }))
  return (
    <>
      {canCancel(status) ? (
        <Button
          {...kept}
          size="s"
          variant="quiet"
          aria-label={t('table.cancelOf', { no })}
          isPending={isPending}
          pendingLabel={t('table.cancelling')}
          onPress={() => void run(cancel)}
        >
          {t('table.cancel')}
        </Button>
      ) : null}
      {failure === null ? null : (
        <span role="alert" className={css.failed}>
          {failure}
        </span>
      )}
    </>
  )
}

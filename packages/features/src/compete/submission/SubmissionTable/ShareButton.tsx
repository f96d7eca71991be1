import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useTranslation } from 'react-i18next'
import type { Submit } from '../submits.ts'
import { failed } from './SubmissionRows.css.ts'
import { aside } from './SubmissionTable.css.ts'
import { useSubmitWrite } from './useSubmitWrite.ts'

export interface ShareButtonProps {
  competitionId: number
  submission: Pick<Submit, 'id' | 'no' | 'share'>
  onShared: (submission: Submit) => void
  /** Called when the page's data may be outdated. */
  onStale: () => void
}

/** Shares a submission among the models of its competition, or takes it back. */
export function ShareButton({ competitionId, submission: { id, no, share }, onShared, onStale }: ShareButtonProps) {
  const { t } = useTranslation('submission')
  const send = useSend()
  const { isPending, failure, run } = useSubmitWrite(onStale)
  const change = async () =>
    onShared(await send(refs.shareSubmit, { params: { id: competitionId, submitId: id }, body: { share: !share } }))
  return (
    <div className={aside}>
      <span>{t(share ? 'table.shareOn' : 'table.shareOff')}</span>
      <Button
        size="s"
        aria-label={t(share ? 'table.unshareOf' : 'table.shareOf', { no })}
        isPending={isPending}
        pendingLabel={t('table.sharing')}
        onPress={() => void run(change)}
      >
        {t(share ? 'table.unshare' : 'table.share')}
      </Button>
      {failure === null ? null : (
        <span role="alert" className={failed}>
          {failure}
        </span>
      )}
    </div>
  )
}

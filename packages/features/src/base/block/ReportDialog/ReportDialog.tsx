import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { countText, hasForbiddenCharacters } from '@shulei/domain/base/text/count.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { MAX_REPORT_NOTE, type ReportReason, reportReasons } from '@shulei/domain/talk/message/report.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fields } from './ReportDialog.css.ts'

/** The subject of a report: a person, one of their messages, or their post in a discussion. */
export type Reported =
  | { partnerId: number; messageId?: number; post?: never }
  | { post: { scope: DiscussionScope; topicId: number; postId: number }; partnerId?: never; messageId?: never }

export type ReportDialogProps = Reported & { onClose: () => void }

/** Title of the dialog. */
const titleOf = ({ messageId, post }: Reported) =>
  post ? 'report.post' : messageId === undefined ? 'report.person' : 'report.message'

const postReports = { competition: refs.reportPost, activity: refs.reportActivityPost }

/** Sends the report of a person, message or post. */
function useReport() {
  const send = useSend()
  return async ({ partnerId, messageId, post }: Reported, body: { reason: ReportReason; note: string }) => {
    if (post) {
      const { scope, topicId, postId } = post
      return send(postReports[scope.kind], { params: { id: scope.id, topicId, postId }, body })
    }
    const message = messageId === undefined ? {} : { message: messageId }
    return send(refs.reportPerson, { params: { id: partnerId }, body: { ...body, ...message } })
  }
}

/** Reports a person, one of their messages or posts to the platform; the person is not told. Mounted while it is open. */
export function ReportDialog({ onClose, ...reported }: ReportDialogProps) {
  const { t } = useTranslation('message')
  const { t: shell } = useTranslation('shell')
  const report = useReport()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  const [failure, setFailure] = useState<string | null>(null)
  const used = countText(note)
  const isOver = used > MAX_REPORT_NOTE
  const problem = hasForbiddenCharacters(note)
    ? t('report.forbidden')
    : isOver
      ? t('sendMessage.over', { count: used - MAX_REPORT_NOTE })
      : undefined

  const submit = async () => {
    if (!reason || problem) return
    setState('sending')
    setFailure(null)
    try {
      await report(reported, { reason, note })
      setState('done')
    } catch (error) {
      setFailure(failureText(error, shell('state.loadFailedHint')))
      setState('open')
    }
  }
  const isDone = state === 'done'
  return (
    <Dialog
      title={t(isDone ? 'report.doneTitle' : titleOf(reported))}
      closeLabel={shell('action.close')}
      size="s"
      isOpen
      isDismissable={note === '' || isDone}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={({ close }) =>
        isDone ? (
          <Button variant="primary" onPress={close} autoFocus>
            {shell('action.close')}
          </Button>
        ) : (
          <>
            <Button onPress={close}>{t('sendMessage.cancel')}</Button>
            <Button
              variant="primary"
              isDisabled={!reason || problem !== undefined}
              isPending={state === 'sending'}
              pendingLabel={t('report.sending')}
              onPress={() => void submit()}
            >
              {t('report.submit')}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <p role="status">{t('report.done')}</p>
      ) : (
        <div className={fields}>
          <RadioGroup
            label={t('report.reason')}
            value={reason}
            onChange={(value) => setReason(value as ReportReason)}
            options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          />
          <TextArea
            label={t('report.note')}
            labelNote={t('report.optional')}
            rows={3}
            value={note}
            onChange={setNote}
            counter={{ text: t('sendMessage.counter', { used, max: MAX_REPORT_NOTE }), isOver }}
            errorMessage={problem}
          />
          {failure === null ? null : (
            <Alert tone="danger" live="assertive">
              {failure}
            </Alert>
          )}
        </div>
      )}
    </Dialog>
  )
}

import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import { refs } from '@shulei/contract/refs.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { commentProblem, commentText, MAX_SOURCE_COMMENT } from '@shulei/domain/compete/source-code/comment.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import * as css from './SourceCodeComments.css.ts'

export interface CommentFormProps {
  procedureId: number
  /** Called once the comment is stored. */
  onSent: () => Promise<unknown>
}

/** Writes a comment. A failed one stays in the field. */
export function CommentForm({ procedureId, onSent }: CommentFormProps) {
  const { t } = useTranslation('source-code')
  const { number } = useFormat()
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const [content, setContent] = useState('')
  const [isTried, setTried] = useState(false)
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<FormFailure | null>(null)
  /** The idempotency key of the present text. */
  const key = useRef<string | null>(null)
  const problem = commentProblem(content)
  const count = countText(commentText(content))
  const over = count - MAX_SOURCE_COMMENT
  const problemTexts = {
    commentEmpty: t('comments.missing'),
    commentTooLong: t('comments.tooLong', { max: number(MAX_SOURCE_COMMENT) }),
    commentForbidden: t('comments.forbidden'),
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'sending') return
    setTried(true)
    if (problem) return focusProblem()
    setPhase('sending')
    setFailure(null)
    key.current ??= crypto.randomUUID()
    try {
      await send(refs.addSourceComment, { body: { procedureId, content } }, { idempotencyKey: key.current })
      key.current = null
      setContent('')
      setTried(false)
      await onSent()
      setPhase('sent')
    } catch (error) {
      setFailure(formFailure(error, t('comments.failed')))
      // nothing was written, so the next attempt gets a new idempotency key
      if (isCallError(error) && remedyFor(error) === 'refused') key.current = null
      setPhase('idle')
    }
  }
  return (
    // by POST, so that a text sent before hydration does not appear in the address
    <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('comments.write')}
        placeholder={t('comments.placeholder')}
        rows={3}
        isGrowing
        value={content}
        onChange={(text) => {
          key.current = null
          setPhase('idle')
          setContent(text)
        }}
        counter={{
          text: t('comments.counter', { count, max: number(MAX_SOURCE_COMMENT) }),
          isOver: over > 0,
          announcement: over > 0 ? t('comments.over', { count: over }) : '',
        }}
        errorMessage={problem && (isTried || problem !== 'commentEmpty') ? problemTexts[problem] : undefined}
      />
      {failure ? <FailureNote failure={failure} /> : null}
      {phase === 'sent' ? (
        <Alert tone="success" live="polite">
          {t('comments.sent')}
        </Alert>
      ) : null}
      <div className={css.foot}>
        <Button type="submit" isPending={phase === 'sending'} pendingLabel={t('comments.sending')}>
          {t('comments.send')}
        </Button>
      </div>
    </form>
  )
}

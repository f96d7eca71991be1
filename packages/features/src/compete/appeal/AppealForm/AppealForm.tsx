import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { type AppealProblem, appealProblem, appealText, MAX_APPEAL } from '@shulei/domain/compete/appeal/appeal.ts'
import { allAppealEndings } from '@shulei/domain/compete/appeal/file.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { FileDrop } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import type { Case } from '../case.ts'
import * as css from './AppealForm.css.ts'
import { useAppealFile } from './useAppealFile.ts'

export interface AppealFormProps {
  competitionId: number
  teamId: number
  /** Called with the case once the appeal is stored. */
  onSent: (answer: Case) => void
  /**
   * Called with the reason and the unsent content when the server's case differs from the page's: somebody else has appealed, or the
   * flag has ended.
   */
  onStale: (failure: FormFailure, content: string) => void
  /** Called when the form gets its first text or file, and when it is empty again. */
  onDirty?: (isDirty: boolean) => void
}

/** Props of a file drop that show the chosen file and let it be removed. */
type ChosenFile =
  | { file: { name: string; meta: string }; removeText: string; onRemove: () => void }
  | { file?: never; removeText?: never; onRemove?: never }

/** Enough for the largest file on a slow connection. */
const timeout = 300_000

/**
 * The appeal of a flagged team (B§5): content, and one file. The content is stored on this device until it is sent, once.
 *
 * - MUST refuse empty content with “The appeal content cannot be empty” (B§5).
 * - MUST refuse a file over 10 MB (B§5, Q173), and one whose name and content do not agree, where it is chosen.
 * - MUST keep what was typed when sending fails, and send a repeat under the same key.
 * - MUST keep what was typed when the page is left, until it is sent.
 */
export function AppealForm({ competitionId, teamId, onSent, onStale, onDirty }: AppealFormProps) {
  const { t } = useTranslation('appeal')
  const { bytes, number } = useFormat()
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const place = competitionAddress.submits({ id: competitionId, hash: `${competitionAddress.ownCase}-${teamId}` })
  const draft = useFormDraft(place, { content: '' })
  const { content } = draft.values
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const { file, problem: fileProblem, choose, setProblem, checked } = useAppealFile()
  /** The idempotency key of the present content. */
  const key = useRef<string | null>(null)

  const length = countText(appealText(content))
  const over = length - MAX_APPEAL
  const problem = appealProblem(content)
  const problemTexts: Record<AppealProblem, string> = {
    appealEmpty: t('empty'),
    appealTooLong: t('tooLong', { count: number(over) }),
    appealForbidden: t('forbidden'),
  }
  const isDirty = content !== '' || file !== null
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  const noteChange = () => {
    key.current = null
    setFailure(null)
  }
  const take = (chosen: File | null) => {
    noteChange()
    choose(chosen)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setTried(true)
    const wrongFile = await checked()
    if (problem || wrongFile) return focusProblem()
    setSending(true)
    setFailure(null)
    key.current ??= crypto.randomUUID()
    const body = new FormData()
    body.set('teamId', String(teamId))
    body.set('content', content)
    if (file) body.set('file', file)
    try {
      const args = { params: { id: competitionId }, body: { teamId, content } }
      const answer = await send(refs.sendAppeal, args, { form: body, idempotencyKey: key.current, timeout })
      draft.forget({ content })
      setTried(false)
      onSent(answer)
    } catch (error) {
      const refusal = formFailure(error, t('failed'))
      if (isCallError(error, errors.appealFileTooBig.errno)) setProblem('fileTooBig')
      else if (isCallError(error, errors.appealFileInvalid.errno)) setProblem('fileInvalid')
      else setFailure(refusal)
      // nothing was written, so the next attempt gets a new idempotency key
      if (isCallError(error) && remedyFor(error) === 'refused') key.current = null
      if (isCallError(error) && error.http === 409) onStale(refusal, content)
    } finally {
      setSending(false)
    }
  }

  const chosen: ChosenFile = file
    ? { file: { name: file.name, meta: bytes(file.size) }, removeText: t('remove'), onRemove: () => take(null) }
    : {}
  return (
    // by POST, so that a text sent before hydration does not appear in the address
    <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('content')}
        hint={t('contentHint')}
        rows={5}
        isGrowing
        isRequired
        value={content}
        onChange={(text) => {
          draft.change({ content: text })
          noteChange()
        }}
        counter={{
          text: t('counter', { count: number(length), max: number(MAX_APPEAL) }),
          isOver: over > 0,
          announcement: over > 0 ? t('over', { count: number(over) }) : '',
        }}
        errorMessage={problem && (isTried || problem !== 'appealEmpty') ? problemTexts[problem] : undefined}
      />
      <div className={css.field}>
        <p className={css.label}>
          {t('file')} <span className={css.labelNote}>{t('optional')}</span>
        </p>
        <FileDrop
          label={t('drop')}
          hint={t('fileHint')}
          chooseText={t(file ? 'change' : 'choose')}
          accept={allAppealEndings}
          onFile={take}
          isDisabled={isSending}
          errorMessage={fileProblem ? t(fileProblem) : undefined}
          {...chosen}
        />
      </div>
      {failure ? <FailureNote failure={failure} /> : null}
      <div className={css.foot}>
        <p className={css.note}>{t('once')}</p>
        <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t('sending')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

import { isCallError } from '@shulei/client/call-error.ts'
import { errors } from '@shulei/contract/errors.ts'
import { countText } from '@shulei/domain/text/count.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type EntryDraft,
  type EntryField,
  type EntryProblem,
  entryProblems,
  isLiveProblem,
  limits,
  overBy,
} from './entry-problems.ts'
import { FailureNote } from './FailureNote.tsx'
import * as css from './SignupForm.css.ts'

const maxOf = (field: EntryField) => (field === 'iden' ? 0 : limits[field])

export interface EntryFormProps {
  draft: EntryDraft
  onChange: (patch: Partial<EntryDraft>) => void
  /** Sends the form. What it throws is shown: at the team's name when the name was refused, else over the button. */
  onSend: (draft: EntryDraft) => Promise<void>
}

/** What the person typed about the team and themself. All that is wrong is said at once, each at its field. */
export function EntryForm({ draft, onChange, onSend }: EntryFormProps) {
  const { t } = useTranslation('competition')
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusedName, setRefusedName] = useState<{ name: string; message: string } | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  const problems = entryProblems(draft)
  const shown = (field: EntryField): string | undefined => {
    const problem: EntryProblem | undefined = problems[field]
    if (problem && (isTried || isLiveProblem(problem))) return t(`signup.error.${problem}`, { max: maxOf(field) })
    if (field === 'teamName' && refusedName?.name === draft.teamName) return refusedName.message
    return undefined
  }
  const counter = (field: keyof typeof limits) => {
    const over = overBy(draft[field], limits[field])
    return {
      text: t('signup.count', { count: countText(draft[field]), max: limits[field] }),
      isOver: over > 0,
      announcement: over > 0 ? t('signup.over', { count: over }) : '',
    }
  }
  // an effect: only then does the field know that it is wrong
  const [refusals, setRefusals] = useState(0)
  const focusFirstProblem = () => setRefusals((count) => count + 1)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')?.focus()
  }, [refusals])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setTried(true)
    setFailure(null)
    if (Object.keys(problems).length > 0) return void focusFirstProblem()
    setSending(true)
    try {
      await onSend(draft)
    } catch (error) {
      const { teamNameTaken, nameReserved } = errors
      if (isCallError(error, teamNameTaken.errno) || isCallError(error, nameReserved.errno)) {
        setRefusedName({ name: draft.teamName, message: error.message })
        focusFirstProblem()
      } else {
        setFailure({ error })
      }
    } finally {
      setSending(false)
    }
  }

  const count = isTried ? Object.keys(problems).length : 0
  return (
    <Panel title={t('signup.formTitle')} description={t('signup.formNote')}>
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('signup.teamName')}
          hint={t('signup.teamNameHint')}
          value={draft.teamName}
          onChange={(teamName) => onChange({ teamName })}
          errorMessage={shown('teamName')}
          counter={counter('teamName')}
          autoComplete="off"
          isRequired
        />
        <TextField
          label={t('signup.organization')}
          value={draft.organization}
          onChange={(organization) => onChange({ organization })}
          errorMessage={shown('organization')}
          counter={counter('organization')}
          autoComplete="organization"
          isRequired
        />
        <RadioGroup
          label={t('signup.iden')}
          // an empty text counts as chosen, and then no option can be reached with Tab
          value={draft.iden || null}
          onChange={(iden) => onChange({ iden: iden as EntryDraft['iden'] })}
          errorMessage={shown('iden')}
          orientation="horizontal"
          options={[
            { value: '1', label: t('signup.idenStudent') },
            { value: '2', label: t('signup.idenJob') },
            { value: '4', label: t('signup.idenTeacher') },
          ]}
          isRequired
        />
        <TextField
          label={t('signup.manifesto')}
          labelNote={t('signup.optional')}
          hint={t('signup.manifestoHint')}
          value={draft.manifesto}
          onChange={(manifesto) => onChange({ manifesto })}
          errorMessage={shown('manifesto')}
          counter={counter('manifesto')}
          autoComplete="off"
        />
        <TextArea
          label={t('signup.reason')}
          labelNote={t('signup.optional')}
          hint={t('signup.reasonHint')}
          value={draft.reason}
          onChange={(reason) => onChange({ reason })}
          errorMessage={shown('reason')}
          counter={counter('reason')}
          isGrowing
        />
        {failure === null ? null : <FailureNote error={failure.error} />}
        <div className={css.actions}>
          <Button type="submit" kind="primary" size="l" isPending={isSending} pendingLabel={t('signup.sending')}>
            {t('signup.submit')}
          </Button>
          <span className={css.problems} role="status">
            {count > 0 ? t('signup.problems', { count }) : ''}
          </span>
        </div>
      </form>
    </Panel>
  )
}

import { isCallError } from '@shulei/client/call-error.ts'
import { errors } from '@shulei/contract/errors.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { formFailure } from '../../../base/form/form-failure.ts'
import * as css from './SignupForm.css.ts'
import {
  isLiveProblem,
  limits,
  overBy,
  type SignupDraft,
  type SignupField,
  type SignupProblem,
  signupProblems,
} from './signup-problems.ts'

const maxOf = (field: SignupField) => (field === 'iden' ? 0 : limits[field])

export interface SignupFieldsProps {
  draft: SignupDraft
  onChange: (patch: Partial<SignupDraft>) => void
  /** Sends the form. A thrown error is shown: at the team name when the server refused the name, else above the button. */
  onSend: (draft: SignupDraft) => Promise<void>
}

/** Id of the form, which has the focus after the agreement. */
export const signupFormId = 'entry-form'

/** Fields of the sign-up form: the team and the person. All problems are shown at once, each at its field. */
export function SignupFields({ draft, onChange, onSend }: SignupFieldsProps) {
  const { t } = useTranslation('signup')
  const { t: shell } = useTranslation('shell')
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusedName, setRefusedName] = useState<{ name: string; message: string } | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  const problems = signupProblems(draft)
  const shown = (field: SignupField): string | undefined => {
    const problem: SignupProblem | undefined = problems[field]
    if (problem && (isTried || isLiveProblem(problem))) return t(`error.${problem}`, { max: maxOf(field) })
    if (field === 'teamName' && refusedName?.name === draft.teamName) return refusedName.message
    return undefined
  }
  const counter = (field: keyof typeof limits) => {
    const over = overBy(draft[field], limits[field])
    return {
      text: t('count', { count: countText(draft[field]), max: limits[field] }),
      isOver: over > 0,
      announcement: over > 0 ? t('over', { count: over }) : '',
    }
  }
  // in an effect, because only after rendering is the field marked as invalid
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
    <Panel id={signupFormId} tabIndex={-1} title={t('formTitle')} description={t('formNote')}>
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('teamName')}
          hint={t('teamNameHint')}
          value={draft.teamName}
          onChange={(teamName) => onChange({ teamName })}
          errorMessage={shown('teamName')}
          counter={counter('teamName')}
          autoComplete="off"
          isRequired
        />
        <TextField
          label={t('organization')}
          value={draft.organization}
          onChange={(organization) => onChange({ organization })}
          errorMessage={shown('organization')}
          counter={counter('organization')}
          autoComplete="organization"
          isRequired
        />
        <RadioGroup
          label={t('iden')}
          // an empty string counts as a selected value, and then no option can be reached with Tab
          value={draft.iden || null}
          onChange={(iden) => onChange({ iden: iden as SignupDraft['iden'] })}
          errorMessage={shown('iden')}
          orientation="horizontal"
          options={[
            { value: '1', label: t('idenStudent') },
            { value: '2', label: t('idenJob') },
            { value: '4', label: t('idenTeacher') },
          ]}
          isRequired
        />
        <TextField
          label={t('manifesto')}
          labelNote={t('optional')}
          hint={t('manifestoHint')}
          value={draft.manifesto}
          onChange={(manifesto) => onChange({ manifesto })}
          errorMessage={shown('manifesto')}
          counter={counter('manifesto')}
          autoComplete="off"
        />
        <TextArea
          label={t('reason')}
          labelNote={t('optional')}
          hint={t('reasonHint')}
          value={draft.reason}
          onChange={(reason) => onChange({ reason })}
          errorMessage={shown('reason')}
          counter={counter('reason')}
          isGrowing
        />
        {failure === null ? null : <FailureNote failure={formFailure(failure.error, shell('state.loadFailedHint'))} />}
        <div className={css.actions}>
          <Button type="submit" variant="primary" size="l" isPending={isSending} pendingLabel={t('sending')}>
            {t('submit')}
          </Button>
          <span className={css.problems} role="status">
            {count > 0 ? t('problems', { count }) : ''}
          </span>
        </div>
      </form>
    </Panel>
  )
}

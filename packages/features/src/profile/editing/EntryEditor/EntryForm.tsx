import { type EntryText, entryLimits } from '@shulei/domain/profile/edit-entries.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusProblem } from '../../../site/useFocusProblem.ts'
import * as css from '../editing.css.ts'
import { type EntryFields, type EntryKind, entryProblems, textsOf } from './entries.ts'

export interface EntryFormProps {
  kind: EntryKind
  fields: EntryFields
  onChange: (patch: Partial<EntryFields>) => void
  isSaving: boolean
  /** Adds the row. */
  onAdd: () => void
  /** Discards the draft. */
  onCancel: () => void
}

/** Form of a new work experience or education. All problems are shown at once, each at its field. */
export function EntryForm({ kind, fields, onChange, isSaving, onAdd, onCancel }: EntryFormProps) {
  const { t } = useTranslation('editing')
  const { now } = useContext(TimeContext)
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const [isTried, setTried] = useState(false)
  const problems = entryProblems(kind, fields, now)
  const shown = (name: EntryText | 'from' | 'to') => {
    const problem = problems[name]
    // while typing, only problems that further typing does not resolve
    if (!problem || !(isTried || problem === 'tooLong' || problem === 'forbidden')) return undefined
    return t(`entry.problem.${problem}`, { max: name === 'from' || name === 'to' ? 0 : entryLimits[name] })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    setTried(true)
    if (Object.keys(problems).length > 0) focusProblem()
    else onAdd()
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit} aria-label={t(`entry.form.${kind}`)}>
      {textsOf[kind].map((name, index) => (
        <TextField
          key={name}
          label={t(`entry.${name}`)}
          {...(index === 0 ? { isRequired: true, autoFocus: true } : { labelNote: t('entry.optional') })}
          value={fields[name]}
          onChange={(text) => onChange({ [name]: text })}
          errorMessage={shown(name)}
          autoComplete="off"
        />
      ))}
      <div className={css.pair}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`entry.${name}`)}
            labelNote={t('entry.optional')}
            placeholder={t(name === 'from' ? 'entry.fromExample' : 'entry.toExample')}
            hint={name === 'to' ? t('entry.toHint') : undefined}
            value={fields[name]}
            onChange={(text) => onChange({ [name]: text })}
            errorMessage={shown(name)}
            autoComplete="off"
          />
        ))}
      </div>
      <div className={css.bar}>
        <Button type="submit" variant="inverse" isPending={isSaving} pendingLabel={t('save.saving')}>
          {t(`entry.add.${kind}`)}
        </Button>
        <Button variant="quiet" isDisabled={isSaving} onPress={onCancel}>
          {t('entry.cancel')}
        </Button>
      </div>
    </form>
  )
}

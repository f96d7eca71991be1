import type { Conflict } from '@shulei/domain/base/text/conflict.ts'
import { YEARS_AHEAD } from '@shulei/domain/people/profile/edit-entries.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useContext, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { useFocusProblem } from '../../../../base/form/useFocusProblem.ts'
import { SuggestText, type SuggestTextProps } from '../../SuggestText.tsx'
import * as css from '../editing.css.ts'
import { type EntryField, type EntryFields, type EntryKind, entryProblems, fieldsOf, limitOf } from './entries.ts'

/** Kinds of suggestions (C147); the other texts have none. */
const suggested: Partial<Record<EntryField, SuggestTextProps['type']>> = {
  companyName: 'company',
  jobName: 'job',
  schoolName: 'school',
  majorName: 'major',
}

export interface EntryFormProps {
  kind: EntryKind
  fields: EntryFields
  onChange: (patch: Partial<EntryFields>) => void
  isSaving: boolean
  /** Saves the row. */
  onSave: () => void
  /** Discards the draft. */
  onCancel: () => void
  conflict: Conflict<EntryFields> | null
  onChoose: (chosen: Partial<EntryFields>) => void
}

/** Form of a new row, or of one that is changed. All problems are shown at once, each at its field. */
export function EntryForm(props: EntryFormProps) {
  const { kind, fields, onChange, isSaving, onSave, onCancel, conflict, onChoose } = props
  const { t } = useTranslation('editing')
  const { now } = useContext(TimeContext)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const focusProblem = useFocusProblem(form)
  const [isTried, setTried] = useState(false)
  const problems = entryProblems(kind, fields, now)
  const isNew = fields.id === ''
  const shown = (name: EntryField) => {
    const problem = problems[name]
    // while typing, only problems that further typing does not resolve
    if (!problem || !(isTried || problem === 'tooLong' || problem === 'forbidden')) return undefined
    return t(`entry.problem.${problem}`, { max: limitOf(name), years: YEARS_AHEAD })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    setTried(true)
    if (Object.keys(problems).length > 0) focusProblem()
    else onSave()
  }
  const shared = (name: EntryField) => ({
    value: fields[name],
    onChange: (text: string) => onChange({ [name]: text }),
    errorMessage: shown(name),
  })
  const names = fieldsOf[kind]
  const labelOf = (name: EntryField) =>
    name === 'name' || name === 'organization'
      ? t(`entry.${name}.${kind as 'article'}`)
      : t(`entry.${name as 'jobName'}`)
  return (
    <form
      ref={form}
      id={id}
      tabIndex={-1}
      className={css.form}
      noValidate
      onSubmit={submit}
      aria-label={t(isNew ? `entry.form.${kind}` : `entry.changeForm.${kind}`)}
    >
      <ConflictChoice
        conflict={conflict}
        fields={Object.fromEntries(
          names.map((name) => [
            name,
            { label: labelOf(name), ...(name === 'description' ? { kind: 'text' as const } : {}) },
          ]),
        )}
        onChoose={onChoose}
        focusId={id}
      />
      {names
        .filter((name) => name !== 'from' && name !== 'to' && name !== 'description' && name !== 'getTime')
        .map((name, index) => {
          const type = suggested[name]
          const field = {
            label: labelOf(name),
            ...(index === 0 ? { isRequired: true, autoFocus: true } : { labelNote: t('entry.optional') }),
            ...shared(name),
          }
          return type ? (
            <SuggestText key={name} type={type} {...field} />
          ) : (
            <TextField key={name} {...field} autoComplete="off" />
          )
        })}
      {names.includes('from') && (
        <div className={css.pair}>
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`entry.${name}`)}
              labelNote={t('entry.optional')}
              placeholder={t(name === 'from' ? 'entry.fromExample' : 'entry.toExample')}
              hint={name === 'to' ? t('entry.toHint') : undefined}
              {...shared(name)}
              autoComplete="off"
            />
          ))}
        </div>
      )}
      {names.includes('getTime') && (
        <TextField
          label={t('entry.getTime')}
          labelNote={t('entry.optional')}
          placeholder={t('entry.getTimeExample')}
          {...shared('getTime')}
          autoComplete="off"
        />
      )}
      {names.includes('description') && (
        <TextArea label={t('entry.description')} labelNote={t('entry.optional')} {...shared('description')} isGrowing />
      )}
      <div className={css.bar}>
        <Button type="submit" variant="inverse" isPending={isSaving} pendingLabel={t('save.saving')}>
          {isNew ? t(`entry.add.${kind}`) : t('save.save')}
        </Button>
        <Button variant="quiet" isDisabled={isSaving} onPress={onCancel}>
          {t('entry.cancel')}
        </Button>
      </div>
    </form>
  )
}

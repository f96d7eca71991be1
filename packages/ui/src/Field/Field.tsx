import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { CharacterCounter, type CharacterCounterProps } from '../CharacterCounter/CharacterCounter.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { error, errorIcon, foot, hint as hintStyle, labelNote, label as labelStyle, notes } from './Field.css.ts'

/** Texts of every labelled control. They are associated with the control for screen readers. */
export interface FieldTexts {
  /** Label of the control. */
  label: string
  /** Shown beside the label in a lighter weight: "选填，队友可见". */
  labelNote?: string
  /** One sentence under the control that describes the expected value. */
  hint?: ReactNode
  /** Describes the error and its remedy. Its presence makes the control invalid: `[data-invalid]`, `aria-invalid`. */
  errorMessage?: ReactNode
}

/** Length of the text. Do not combine it with `maxLength`, which cuts off unfinished text of an input method. */
export type FieldCounter = CharacterCounterProps

export function FieldLabel({ label, labelNote: note }: Pick<FieldTexts, 'label' | 'labelNote'>) {
  return (
    <Label className={labelStyle}>
      {label}
      {note ? <span className={labelNote}> {note}</span> : null}
    </Label>
  )
}

export function FieldFoot({
  hint,
  errorMessage,
  counter,
}: Pick<FieldTexts, 'hint' | 'errorMessage'> & { counter?: FieldCounter }) {
  if (!hint && !errorMessage && !counter) return null
  return (
    <div className={foot}>
      <div className={notes}>
        <FieldError className={error}>
          <span className={errorIcon}>
            <Icon of={CircleAlert} size={15} />
          </span>
          <span>{errorMessage}</span>
        </FieldError>
        {hint ? (
          <Text slot="description" className={hintStyle}>
            {hint}
          </Text>
        ) : null}
      </div>
      {counter ? <CharacterCounter {...counter} /> : null}
    </div>
  )
}

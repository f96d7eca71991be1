import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { CharacterCounter, type CharacterCounterProps } from '../CharacterCounter/CharacterCounter.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { error, errorIcon, foot, hint as hintStyle, labelNote, label as labelStyle, notes } from './Field.css.ts'

/** What every labelled control takes. The texts are linked to the control for screen readers. */
export interface FieldTexts {
  /** Names the control. */
  label: string
  /** Beside the label, in a lighter face: "选填，队友可见". */
  labelNote?: string
  /** One sentence under the control: what belongs in here. */
  hint?: ReactNode
  /** Says what is wrong and how to mend it. Its presence makes the control invalid: `[data-invalid]`, `aria-invalid`. */
  errorMessage?: ReactNode
}

/** How much has been written. Do not use `maxLength` beside it: it cuts what an input method is composing. */
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

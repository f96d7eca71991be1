import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  counter as counterStyle,
  error,
  errorIcon,
  foot,
  hint as hintStyle,
  labelNote,
  label as labelStyle,
  notes,
} from './Field.css.ts'

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

/** How much has been written, counted by the caller by the rule that the server uses. */
export interface FieldCounter {
  /** Shown: "58 / 255". */
  text: string
  /** Past the end: rouge. Nothing is cut. Selector `[data-over]`. */
  isOver?: boolean
  /** Spoken politely when it changes; leave it empty until the end is near. */
  announcement?: string
}

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
      {counter ? (
        <>
          <span className={counterStyle} data-over={counter.isOver || undefined}>
            {counter.text}
          </span>
          <VisuallyHidden role="status">{counter.announcement ?? ''}</VisuallyHidden>
        </>
      ) : null}
    </div>
  )
}

import type { ReactNode, Ref } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField'
import type { Unstyled } from '../Button/unstyled.ts'
import { affix, field, frame, input } from '../Field/Field.css.ts'
import { type FieldCounter, FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'

export interface TextFieldProps
  extends Omit<Unstyled<AriaTextFieldProps>, 'children' | 'isInvalid' | 'validate'>,
    FieldTexts {
  /** An example of the expected text, never the only explanation. */
  placeholder?: string
  /** Inside the frame, before the text: an icon, "+86". */
  prefix?: ReactNode
  /** Inside the frame, after the text: a unit, a small button. */
  suffix?: ReactNode
  /** Do not use `maxLength` for limits: it cuts off unfinished text of an input method. */
  counter?: FieldCounter
  ref?: Ref<HTMLDivElement>
}

/**
 * One line of text with its label. 44 px high.
 *
 * States: on the field `[data-invalid]`, `[data-disabled]`, `[data-readonly]`, `[data-required]`; on the input also
 * `[data-hovered]`, `[data-focused]`, `[data-focus-visible]`. The caller passes errors as `errorMessage`; the browser's own
 * bubbles are not used.
 */
export function TextField({
  label,
  labelNote,
  hint,
  errorMessage,
  placeholder,
  prefix,
  suffix,
  counter,
  validationBehavior = 'aria',
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      validationBehavior={validationBehavior}
      isInvalid={Boolean(errorMessage)}
      className={field}
    >
      <FieldLabel label={label} labelNote={labelNote} />
      <div className={frame}>
        {prefix ? <span className={affix}>{prefix}</span> : null}
        <Input className={input} placeholder={placeholder} />
        {suffix ? <span className={affix}>{suffix}</span> : null}
      </div>
      <FieldFoot hint={hint} errorMessage={errorMessage} counter={counter} />
    </AriaTextField>
  )
}

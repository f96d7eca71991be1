import { type ReactNode, type Ref, useContext, useMemo } from 'react'
import { TextArea as AriaTextArea, TextAreaContext } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import type { Unstyled } from '../Button/unstyled.ts'
import { field } from '../Field/Field.css.ts'
import { type FieldCounter, FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import { area } from './TextArea.css.ts'

export interface TextAreaProps
  extends Omit<Unstyled<AriaTextFieldProps>, 'children' | 'isInvalid' | 'validate' | 'type'>,
    FieldTexts {
  /** An example of the expected text, never the only explanation. */
  placeholder?: string
  /** Number of lines of an empty field. */
  rows?: number
  /** Grows with the text, up to 60 % of the window. Selector `[data-grows]`. */
  isGrowing?: boolean
  /** Do not use `maxLength` for limits: it cuts off unfinished text of an input method. */
  counter?: FieldCounter
  ref?: Ref<HTMLDivElement>
  areaRef?: Ref<HTMLTextAreaElement>
}

/** React Aria gives a text area the `type` of an input, which HTML does not know, until the field has found its element. */
function WithoutType({ children }: { children: ReactNode }) {
  const given = useContext(TextAreaContext)
  const plain = useMemo(() => Object.assign({}, given, { type: undefined }), [given])
  return <TextAreaContext value={plain}>{children}</TextAreaContext>
}

/**
 * Several lines of text with their label.
 *
 * States on the text area: `[data-hovered]`, `[data-focused]`, `[data-focus-visible]`, `[data-disabled]`, `[data-invalid]`.
 */
export function TextArea({
  label,
  labelNote,
  hint,
  errorMessage,
  placeholder,
  rows = 4,
  isGrowing = false,
  counter,
  areaRef,
  validationBehavior = 'aria',
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      validationBehavior={validationBehavior}
      isInvalid={Boolean(errorMessage)}
      className={field}
    >
      <FieldLabel label={label} labelNote={labelNote} />
      <WithoutType>
        <AriaTextArea
          ref={areaRef}
          className={area}
          rows={rows}
          placeholder={placeholder}
          data-grows={isGrowing || undefined}
        />
      </WithoutType>
      <FieldFoot hint={hint} errorMessage={errorMessage} counter={counter} />
    </AriaTextField>
  )
}

import type { ReactNode, Ref } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components/RadioGroup'
import type { Unstyled } from '../Button/unstyled.ts'
import { field } from '../Field/Field.css.ts'
import { FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import { disc, list, note as noteStyle, row, words } from './RadioGroup.css.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  /** A sentence under the label. */
  note?: ReactNode
  isDisabled?: boolean
}

export interface RadioGroupProps
  extends Omit<Unstyled<AriaRadioGroupProps>, 'children' | 'isInvalid' | 'validate'>,
    FieldTexts {
  /** The chosen option. An empty text counts as none, because a new form has it. */
  value?: string | null
  defaultValue?: string | null
  options: readonly RadioOption[]
  ref?: Ref<HTMLDivElement>
}

// React Aria treats an empty text as a choice, and Tab would then reach no option.
const chosen = (value: string | null | undefined) => (value === '' ? null : value)

/**
 * One of two to six options, all in view. Arrow keys move and choose.
 *
 * States of React Aria on an option: `[data-selected]`, `[data-hovered]`, `[data-pressed]`, `[data-focus-visible]`,
 * `[data-disabled]`, `[data-readonly]`, `[data-invalid]`; on the group `[data-orientation]`.
 */
export function RadioGroup({
  label,
  labelNote,
  hint,
  errorMessage,
  options,
  value,
  defaultValue,
  validationBehavior = 'aria',
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      value={chosen(value)}
      defaultValue={chosen(defaultValue)}
      validationBehavior={validationBehavior}
      isInvalid={Boolean(errorMessage)}
      className={field}
    >
      <FieldLabel label={label} labelNote={labelNote} />
      <div className={list}>
        {options.map(({ value, label: name, note, isDisabled }) => (
          <RadioField key={value} value={value} isDisabled={isDisabled}>
            <RadioButton className={row}>
              <span className={disc} />
              <span className={words}>
                {name}
                {note ? (
                  <Text slot="description" className={noteStyle}>
                    {note}
                  </Text>
                ) : null}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}

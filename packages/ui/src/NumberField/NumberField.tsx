import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import type { ReactNode, Ref } from 'react'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField'
import type { Unstyled } from '../Button/unstyled.ts'
import { field } from '../Field/Field.css.ts'
import { FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './NumberField.css.ts'

export interface NumberFieldProps
  extends Omit<Unstyled<AriaNumberFieldProps>, 'children' | 'isInvalid' | 'validate'>,
    FieldTexts {
  /** Shown after the number: "分", "像素". */
  unit?: ReactNode
  /** The label is for screen readers only, where it stands beside the field already. */
  isLabelHidden?: boolean
  /** 44 or 40 px. Selector `[data-size]`. */
  size?: 's' | 'm'
  ref?: Ref<HTMLDivElement>
}

/**
 * A number with buttons for one step more or less, formatted in the reader's language. For a value that is judged by its
 * effect use `Slider`; for a phone number or an id use `TextField`.
 *
 * States of React Aria: `[data-disabled]`, `[data-invalid]`, `[data-readonly]`, `[data-required]`; the buttons as `Button`.
 */
export function NumberField({
  label,
  labelNote,
  hint,
  errorMessage,
  unit,
  isLabelHidden = false,
  size = 'm',
  validationBehavior = 'aria',
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      validationBehavior={validationBehavior}
      isInvalid={Boolean(errorMessage)}
      className={field}
    >
      {isLabelHidden ? (
        <VisuallyHidden>
          <FieldLabel label={label} />
        </VisuallyHidden>
      ) : (
        <FieldLabel label={label} labelNote={labelNote} />
      )}
      <Group className={css.frame} data-size={size}>
        <Input className={css.figure} />
        {unit ? <span className={css.unit}>{unit}</span> : null}
        <Button slot="decrement" className={css.step}>
          <Icon of={Minus} size={15} />
        </Button>
        <Button slot="increment" className={css.step}>
          <Icon of={Plus} size={15} />
        </Button>
      </Group>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </AriaNumberField>
  )
}

import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import { type ReactNode, type Ref, useContext, useEffect, useEffectEvent, useState } from 'react'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
  NumberFieldStateContext,
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
  /** `onChange` is called with every number that is typed, not only once the field is left. Needs `value`. */
  isLive?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Reports the number that a text means, after each change of the text. */
function Typed({ onTyped }: { onTyped: (value: number) => void }) {
  const state = useContext(NumberFieldStateContext)
  const text = state?.inputValue ?? ''
  const value = state?.numberValue ?? Number.NaN
  // a text that means no number yet, such as a single point, changes nothing
  const report = useEffectEvent(() => {
    if (text === '' || !Number.isNaN(value)) onTyped(value)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text is what is reported
  useEffect(() => report(), [text])
  return null
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
  isLive = false,
  validationBehavior = 'aria',
  value,
  onChange,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const [typing, setTyping] = useState<{ before: number; typed: number } | null>(null)
  // React Aria writes the text anew at every other value, and would take the point of "7." away: it knows the value from before
  const shown = typing !== null && Object.is(typing.typed, value) ? typing.before : value
  const report = (typed: number) => {
    if (shown === undefined || Object.is(typed, value)) return
    setTyping({ before: shown, typed })
    onChange?.(typed)
  }
  return (
    <AriaNumberField
      {...rest}
      value={shown}
      onChange={(next) => {
        setTyping(null)
        onChange?.(next)
      }}
      onBlur={(event) => {
        setTyping(null)
        onBlur?.(event)
      }}
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
      {isLive ? <Typed onTyped={report} /> : null}
    </AriaNumberField>
  )
}

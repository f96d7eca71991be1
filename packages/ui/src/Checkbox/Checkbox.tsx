import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import type { Unstyled } from '../Button/unstyled.ts'
import { field } from '../Field/Field.css.ts'
import { FieldFoot, type FieldTexts } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { box, content, foot, row, tick } from './Checkbox.css.ts'

export interface CheckboxProps
  extends Omit<Unstyled<CheckboxFieldProps>, 'children' | 'isInvalid' | 'validate'>,
    Pick<FieldTexts, 'hint' | 'errorMessage'> {
  /** Text of the choice. May contain links. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A yes-or-no choice that is sent with a form. For a setting that applies at once use `Switch`.
 *
 * States: `[data-selected]`, `[data-indeterminate]`, `[data-hovered]`, `[data-pressed]`, `[data-focused]`,
 * `[data-focus-visible]`, `[data-disabled]`, `[data-readonly]`, `[data-required]`, `[data-invalid]`.
 */
export function Checkbox({ children, hint, errorMessage, validationBehavior = 'aria', ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      validationBehavior={validationBehavior}
      isInvalid={Boolean(errorMessage)}
      className={field}
    >
      <CheckboxButton className={row}>
        {({ isIndeterminate }) => (
          <>
            <span className={box}>
              <span className={tick}>
                <Icon of={isIndeterminate ? Minus : Check} size={15} />
              </span>
            </span>
            <span className={content}>{children}</span>
          </>
        )}
      </CheckboxButton>
      {hint || errorMessage ? (
        <div className={foot}>
          <FieldFoot hint={hint} errorMessage={errorMessage} />
        </div>
      ) : null}
    </CheckboxField>
  )
}

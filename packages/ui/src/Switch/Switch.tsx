import Check from 'lucide-react/dist/esm/icons/check.mjs'
import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import type { Unstyled } from '../Button/unstyled.ts'
import { FieldFoot, type FieldTexts } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { content, field, knob, row, tick, track } from './Switch.css.ts'

export interface SwitchProps
  extends Omit<Unstyled<SwitchFieldProps>, 'children' | 'isInvalid' | 'validate'>,
    Pick<FieldTexts, 'hint' | 'errorMessage'> {
  /** The setting as a noun: "互相关注的人可以私信我". */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A setting that applies at once. For a choice that is sent with a form use `Checkbox`.
 *
 * States of React Aria: `[data-selected]`, `[data-hovered]`, `[data-pressed]`, `[data-focus-visible]`, `[data-disabled]`,
 * `[data-readonly]`.
 */
export function Switch({ children, hint, errorMessage, validationBehavior = 'aria', ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} validationBehavior={validationBehavior} isInvalid={Boolean(errorMessage)} className={field}>
      <SwitchButton className={row}>
        <span className={content}>{children}</span>
        <span className={track}>
          <span className={knob}>
            <span className={tick}>
              <Icon of={Check} size={15} />
            </span>
          </span>
        </span>
      </SwitchButton>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </SwitchField>
  )
}

import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs'
import { type Ref, type SelectHTMLAttributes, useId } from 'react'
import { field, frame, input, label as labelStyle } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { arrow, native, nativeFrame } from './Select.css.ts'

export interface NativeSelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'size' | 'children'> {
  /** Label of the field. */
  label: string
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean
  options: readonly { value: string; label: string; isDisabled?: boolean }[]
  /** 44 or 40 px. Selector `[data-size]`. */
  size?: 's' | 'm'
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own select in the common frame: for forms with method GET, lists, and use before JavaScript has loaded. */
export function NativeSelect({ label, isLabelHidden = false, options, size = 'm', id, ...rest }: NativeSelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div className={field}>
      <label htmlFor={selectId} className={isLabelHidden ? undefined : labelStyle}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={`${frame} ${nativeFrame}`} data-size={size}>
        <select {...rest} id={selectId} className={`${input} ${native}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <Icon of={ChevronDown} size={15} />
        </span>
      </div>
    </div>
  )
}

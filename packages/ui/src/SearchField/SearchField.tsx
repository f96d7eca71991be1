import Search from 'lucide-react/dist/esm/icons/search.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { type InputHTMLAttributes, type ReactNode, useId, useRef } from 'react'
import { affix, field, frame, input, label as labelStyle } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { clear, keys, searchInput } from './SearchField.css.ts'

export interface SearchFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'type' | 'size' | 'onChange' | 'placeholder'
  > {
  /** Label of the field. */
  label: string
  /** Shows the label above the field, not to screen readers only. */
  isLabelVisible?: boolean
  /** Describes the searchable texts: "队名、成员、拼音首字母". */
  placeholder: string
  /** Accessible name of the clear button. */
  clearLabel: string
  /** Called on every change of the text, including clearing and unfinished pinyin of an input method. */
  onChange?: (text: string) => void
  /** Shortcut of the field, shown at its end: "⌘K". */
  shortcut?: ReactNode
  /** 44 or 40 px. Selector `[data-size]`. */
  size?: 's' | 'm'
}

/**
 * A search field for a form with method GET: a plain element with a `name`, so it works before and without JavaScript. Wrap
 * it in `<form role="search">`. For suggestions while typing use a combo box.
 */
export function SearchField({
  label,
  isLabelVisible = false,
  placeholder,
  clearLabel,
  onChange,
  shortcut,
  size = 'm',
  id,
  ...rest
}: SearchFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const ref = useRef<HTMLInputElement>(null)

  const empty = () => {
    if (!ref.current) return
    ref.current.value = ''
    ref.current.focus()
    onChange?.('')
  }

  return (
    <div className={field}>
      <label htmlFor={inputId} className={isLabelVisible ? labelStyle : undefined}>
        {isLabelVisible ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      <div className={frame} data-size={size}>
        <span className={affix}>
          <Icon of={Search} size={15} />
        </span>
        <input
          {...rest}
          ref={ref}
          id={inputId}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          className={`${input} ${searchInput}`}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        <button type="button" className={clear} aria-label={clearLabel} onClick={empty}>
          <Icon of={X} size={15} />
        </button>
        {shortcut ? (
          <span className={keys} aria-hidden="true">
            {shortcut}
          </span>
        ) : null}
      </div>
    </div>
  )
}

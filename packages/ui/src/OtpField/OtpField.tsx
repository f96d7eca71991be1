import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react'
import { error, errorIcon, field, hint as hintStyle, label as labelStyle, notes } from '../Field/Field.css.ts'
import type { FieldTexts } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { cell, clip, code, input, line } from './OtpField.css.ts'

export interface OtpFieldProps
  extends Omit<FieldTexts, 'labelNote'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'disabled' | 'autoFocus' | 'required'> {
  /** The digits, for a controlled field. */
  value?: string
  /** Called with the digits on every change; spaces and other characters of a pasted text are removed. */
  onChange?: (code: string) => void
  /** Called once all digits are entered. */
  onComplete?: (code: string) => void
  /** Shown beside the boxes: "52 秒后重发", or a button to send again. */
  aside?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Number of digits of a code. */
const length = 6

/** A one-time code. It is a single input, so that it can be pasted, autofilled, read out and corrected like any text. */
export function OtpField({
  label,
  hint,
  errorMessage,
  value,
  onChange,
  onComplete,
  aside,
  disabled,
  ...rest
}: OtpFieldProps) {
  const id = useId()
  const [own, setOwn] = useState('')
  const digits = value ?? own
  const described = [errorMessage ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')

  const change = (text: string) => {
    const next = text.replace(/\D/g, '').slice(0, length)
    setOwn(next)
    onChange?.(next)
    if (next.length === length && next !== digits) onComplete?.(next)
  }

  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className={line}>
        <div className={code} data-invalid={errorMessage ? '' : undefined} data-disabled={disabled ? '' : undefined}>
          {Array.from({ length }, (_, i) => (
            <span
              key={i}
              className={cell}
              data-active={i === Math.min(digits.length, length - 1) ? '' : undefined}
              aria-hidden="true"
            />
          ))}
          <div className={clip}>
            <input
              {...rest}
              id={id}
              className={input}
              disabled={disabled}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern={`\\d{${length}}`}
              value={digits}
              onChange={(event) => change(event.currentTarget.value)}
              aria-invalid={errorMessage ? true : undefined}
              aria-describedby={described || undefined}
            />
          </div>
        </div>
        {aside}
      </div>
      {errorMessage || hint ? (
        <div className={notes}>
          {errorMessage ? (
            <span id={`${id}-error`} className={error}>
              <span className={errorIcon}>
                <Icon of={CircleAlert} size={15} />
              </span>
              <span>{errorMessage}</span>
            </span>
          ) : null}
          {hint ? (
            <span id={`${id}-hint`} className={hintStyle}>
              {hint}
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

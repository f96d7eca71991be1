import { localInstant, localText } from '@shulei/domain/base/time/local.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useState } from 'react'

export interface TimeFieldProps {
  label: string
  hint: string
  /** ISO 8601; empty while it is not complete. */
  value: string
  errorMessage: string | undefined
  onChange: (value: string) => void
}

/** An instant as date and time of the reader's zone. */
export function TimeField({ label, hint, value, errorMessage, onChange }: TimeFieldProps) {
  const { zone } = useFormat()
  // a year that is half typed must not be written anew
  const [typed, setTyped] = useState({ value: '', text: '' })
  const text = typed.value === value ? typed.text : localText(Date.parse(value), zone)
  return (
    <TextField
      type="datetime-local"
      label={label}
      hint={hint}
      errorMessage={errorMessage}
      value={text}
      onChange={(next) => {
        const at = localInstant(next, zone)
        const instant = at === null ? '' : new Date(at).toISOString()
        setTyped({ value: instant, text: next })
        onChange(instant)
      }}
    />
  )
}

import { TextField, type TextFieldProps } from '@shulei/ui/TextField/TextField.tsx'
import { useState } from 'react'

/** A field of a plain form. It knows its text, so that what is typed before the scripts run stays. */
export function FormField({ defaultValue = '', ...rest }: Omit<TextFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(defaultValue)
  return <TextField {...rest} value={value} onChange={setValue} />
}

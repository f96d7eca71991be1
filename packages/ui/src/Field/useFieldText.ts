import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface FieldText {
  /** Without it the field holds its text itself. */
  value?: string | undefined
  /** First text of a field that holds its text itself. */
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/**
 * The text of a field and its change, for React Aria's field. Text that somebody typed into the server's page before the scripts ran is
 * a change too: React keeps it in the element when it takes the page over, and would replace it at the next rendering.
 */
export function useFieldText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { value, defaultValue = '', onChange }: FieldText,
) {
  const [own, setOwn] = useState(defaultValue)
  const text = value ?? own
  const change = (typed: string) => {
    setOwn(typed)
    onChange?.(typed)
  }
  const first = useRef({ text, change })
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed !== undefined && typed !== first.current.text) first.current.change(typed)
  }, [field])
  return { value: text, onChange: change }
}

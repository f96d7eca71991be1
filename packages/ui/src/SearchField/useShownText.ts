import { useEffect, useRef } from 'react'

/**
 * A form whose field shows a text of the address: a changed address changes the text and leaves the focus where it is. What was
 * typed before the first rendering stays.
 */
export function useShownText(name: string, text: string) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    const field = form.current?.elements.namedItem(name)
    if (shown.current !== text && field instanceof HTMLInputElement) field.value = text
    shown.current = text
  }, [name, text])
  return form
}

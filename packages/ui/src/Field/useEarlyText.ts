import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Gives the owner of a field the text that somebody typed into the server's page before the scripts ran. React keeps that text in the
 * element when it takes the page over, and would replace it with the owner's `value` at the next rendering.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string | undefined,
  onChange: ((value: string) => void) | undefined,
): void {
  const first = useRef({ value, onChange })
  useLayoutEffect(() => {
    const typed = field.current?.value
    const { value: given, onChange: tell } = first.current
    if (typed !== undefined && given !== undefined && typed !== given) tell?.(typed)
  }, [field])
}

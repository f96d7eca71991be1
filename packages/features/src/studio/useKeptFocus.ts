import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const isGone = (control: Element) => !control.isConnected || control.matches(':disabled')

/**
 * Gives the focus to `heir` when the control that has it is disabled or removed, by a press, a key or time. Returns the handlers of
 * the control, or of a panel of controls.
 */
export function useKeptFocus(heir: () => HTMLElement | null) {
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (held.current === null || !isGone(held.current)) return
    held.current = null
    heir()?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = target
    },
    onBlur: ({ target }: FocusEvent) => {
      if (!isGone(target)) held.current = null
    },
  }
}

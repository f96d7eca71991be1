import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** Moves the focus once a dialog, whose opener went away with its action, has left the page. */
export function focusAfterDialog(move: () => void) {
  if (document.querySelector('[role=alertdialog]')) requestAnimationFrame(() => focusAfterDialog(move))
  else if (document.activeElement === document.body) move()
}

const rowsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('li:has(button)') ?? [])]

/**
 * Rows and buttons of a list that go away take no focus with them: it moves to the row in their place, and without one to the button
 * that chooses files.
 */
export function useRowFocus(box: RefObject<HTMLElement | null>) {
  const last = useRef<{ button: HTMLElement; at: number } | null>(null)
  const focusNear = (at: number) => {
    const rows = rowsIn(box.current)
    const row = rows[at] ?? rows.at(-1)
    const button = row?.querySelector('button') ?? box.current?.querySelector<HTMLElement>('button:has(+ [type=file])')
    button?.focus()
  }
  useEffect(() => {
    if (!last.current) return
    const { button, at } = last.current
    if (button.isConnected) last.current.at = rowsIn(box.current).findIndex((row) => row.contains(button))
    else if (document.activeElement === document.body) focusNear(Math.max(0, at))
  })
  return {
    focusNear,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const at = rowsIn(box.current).findIndex((row) => row.contains(target))
      last.current = at < 0 ? null : { button: target, at }
    },
    onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
      // the person left the button; one that goes away stays the last one, as does one behind a window in front
      if (target.isConnected && (relatedTarget !== null || document.hasFocus())) last.current = null
    },
  }
}

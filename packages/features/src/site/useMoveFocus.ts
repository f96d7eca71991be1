import { useEffect, useState } from 'react'

/**
 * Moves the focus after an action has taken away the control that had it: to the first of these elements that is still there, in
 * an effect, because a dialog keeps the focus until it is gone. The caller must outlive the control.
 */
export function useMoveFocus() {
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    const places = ids.map((id) => document.getElementById(id))
    places.find((place) => place !== null)?.focus()
  }, [ids])
  return (...next: string[]) => setIds(next)
}

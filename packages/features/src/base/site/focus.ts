import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The id of an element, or a function that finds one. */
type Place = string | (() => HTMLElement | null | undefined)

/** For how many milliseconds the focus waits for its place, such as one on a page that still loads. */
const PATIENCE = 10_000

const isGone = (control: Element) => !control.isConnected || control.matches(':disabled')

function firstOf(places: readonly Place[]) {
  const found = places.map((place) => (typeof place === 'string' ? document.getElementById(place) : place()))
  return found.find((element) => element && !isGone(element))
}

/**
 * Moves the focus after an action has taken away the control that had it: to the first of these places that is there and not
 * disabled. A question keeps the focus until its dialog is gone, and a place may be drawn later; the focus waits for both. The caller
 * must outlive the control.
 */
export function useMoveFocus() {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    if (places.length === 0) return
    const end = performance.now() + PATIENCE
    let frame = 0
    const move = () => {
      const element = document.querySelector('[role=alertdialog]') ? undefined : firstOf(places)
      if (element) element.focus()
      else if (performance.now() < end) frame = requestAnimationFrame(move)
    }
    move()
    return () => cancelAnimationFrame(frame)
  }, [places])
  return (...next: Place[]) => setPlaces(next)
}

/**
 * Gives the focus to `heir` when the control that has it is disabled or removed, by a press, a key or time. In a list, `rowOf`
 * numbers the row of a control, and `heir` receives the number that the row had. Returns the handlers of the control, or of a panel
 * of controls.
 */
export function useKeptFocus(
  heir: (row: number) => HTMLElement | null | undefined,
  rowOf: (control: Element) => number = () => 0,
) {
  const held = useRef<{ control: Element; row: number } | null>(null)
  useLayoutEffect(() => {
    if (held.current === null) return
    const { control, row } = held.current
    if (!isGone(control)) {
      held.current.row = rowOf(control)
      return
    }
    held.current = null
    if ([document.body, control].includes(document.activeElement ?? control)) heir(row)?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = { control: target, row: rowOf(target) }
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // a control behind a window in front still has the focus of its page
      if (!isGone(target) && (relatedTarget !== null || document.hasFocus())) held.current = null
    },
  }
}

/** State that a link of a switch between views gives to the address of its view. */
export const chosenInSwitch = { isChosen: true }

/**
 * Gives the current entry of a switch the focus when the view was chosen in the switch of another view, which took the pressed entry
 * with it. Returns the ref of the element around the switch. A view that is loaded, or visited again, leaves the focus alone.
 */
export function useChosenEntry<E extends HTMLElement>() {
  const place = useRef<E>(null)
  const state: unknown = useLocation().state
  const isOpened = useNavigationType() === 'PUSH'
  const isChosen = isOpened && (state as Partial<typeof chosenInSwitch> | null)?.isChosen === true
  useEffect(() => {
    if (!isChosen || document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus()
  }, [isChosen])
  return place
}

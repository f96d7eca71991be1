import { afterPaint } from '@shulei/ui/Popover/useAfterPaint.ts'
import { size } from '@shulei/ui/theme/scale.css.ts'
import { flushSync } from 'react-dom'

/** The `name` of the popover of the inbox. */
export const sheetName = 'inbox'
/** Distances that React Aria keeps: from what it points at, for the arrow, and from the edge of the window, in px. */
const fromTrigger = 10
const fromEdge = 12

/** Where React Aria will place it: below the trigger, the ends in line. */
function place(sheet: HTMLElement, trigger: Element) {
  const { right, bottom } = trigger.getBoundingClientRect()
  const top = bottom + fromTrigger
  Object.assign(sheet.style, {
    top: `${top}px`,
    left: `${Math.max(fromEdge, right - Number.parseInt(size.popover, 10))}px`,
    maxHeight: `${innerHeight - fromEdge - top}px`,
  })
}

/**
 * Opens the popover that React keeps drawn and hidden. Its lists are shown by hand, so that the frame after the click holds them;
 * `open` is called when they have been painted, or when the reader goes on before that: React and React Aria take it over then,
 * with focus, keyboard, and what is around it. Esc before that hides it again. Answers false, and does nothing, where none is
 * drawn; on phones it is a sheet of its own.
 */
export function showAhead(trigger: Element, open: () => void): boolean {
  const sheet = document.querySelector<HTMLElement>(`[data-name=${sheetName}]`)
  const hidden = sheet?.parentElement
  if (hidden?.style.display !== 'none') return false
  place(sheet as HTMLElement, trigger)
  hidden.style.removeProperty('display')

  const signs = ['keydown', 'pointerdown'] as const
  const settle = (then: () => void) => {
    callOff()
    for (const sign of signs) document.removeEventListener(sign, hurry, true)
    then()
  }
  const hide = () => hidden.style.setProperty('display', 'none', 'important')
  const hurry = (event: Event) =>
    settle(event instanceof KeyboardEvent && event.key === 'Escape' ? hide : () => flushSync(open))
  const callOff = afterPaint(() => settle(open))
  for (const sign of signs) document.addEventListener(sign, hurry, true)
  return true
}

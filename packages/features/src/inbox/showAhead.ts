import { afterPaint } from '@shulei/ui/Popover/useAfterPaint.ts'
import { size } from '@shulei/ui/theme/scale.css.ts'
import { flushSync } from 'react-dom'

/** `data-name` of the inbox popover. */
export const sheetName = 'inbox'
/** Distances that React Aria keeps, px: from the trigger, with the arrow, and from the window's edge. */
const fromTrigger = 10
const fromEdge = 12

/** Puts the popover where React Aria will place it: below the trigger, with aligned ends. */
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
 * Shows the popover that React keeps drawn and hidden. Its lists are shown by direct DOM changes, so that the frame after
 * the click contains them. `open` is called after painting, or earlier if the reader continues: React and React Aria then
 * take over focus, keyboard and the rest. Esc before that hides the popover again. Returns false, without an effect, if no
 * hidden popover exists; on phones it is a separate sheet.
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

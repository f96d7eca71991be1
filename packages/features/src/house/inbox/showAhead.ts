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
 * take over focus, keyboard and the rest. Until React Aria has moved the focus inside, it does not hear Esc, which hides the
 * popover before `open` and calls `close` after it. Returns false, without an effect, if no hidden popover exists; on phones it
 * is a separate sheet.
 */
export function showAhead(trigger: Element, open: () => void, close: () => void): boolean {
  const sheet = document.querySelector<HTMLElement>(`[data-name=${sheetName}]`)
  const hidden = sheet?.parentElement
  if (!sheet || hidden?.style.display !== 'none') return false
  place(sheet, trigger)
  hidden.style.removeProperty('display')

  let isOpen = false
  const handOver = () => {
    isOpen = true
    open()
  }
  const callOff = afterPaint(handOver)
  const signs = ['keydown', 'pointerdown'] as const
  const onInput = (event: Event) => {
    const isWaiting = sheet.isConnected && !sheet.contains(document.activeElement)
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
    if (isWaiting && isOpen && !isEscape) return
    callOff()
    if (isWaiting && !isEscape) return flushSync(handOver)
    for (const sign of signs) document.removeEventListener(sign, onInput, true)
    if (!isWaiting) return
    event.stopPropagation()
    if (isOpen) close()
    else hidden.style.setProperty('display', 'none', 'important')
  }
  for (const sign of signs) document.addEventListener(sign, onInput, true)
  return true
}

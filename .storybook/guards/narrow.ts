/** The narrowest screen without loss, in CSS pixels (WCAG 1.4.10: 1280 px at 400 %), and the smallest target (2.5.8). */
export const narrowest = 320
const smallestTarget = 24

const targets = [
  'a[href]',
  'button',
  'summary',
  'select',
  'textarea',
  'input:not([type=hidden])',
  '[role=button]',
  '[role=tab]',
  '[role=option]',
  '[role^=menuitem]',
].join(', ')

/** Lists problems of the current screen: content beyond its edges, and targets that are too small. */
export function narrowProblems(): string[] {
  return [...beyondTheEdge(), ...smallTargets()]
}

/**
 * Innermost elements that reach beyond a side of the screen. Fixed elements count too: they do not widen the page, yet the
 * part outside cannot be reached.
 */
function beyondTheEdge(): string[] {
  const wide = [...document.body.querySelectorAll(':not([data-live-announcer] *)')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    // A nested drawing counts with the parts that it clips.
    if (element instanceof SVGElement && element.ownerSVGElement && element.tagName !== 'text') return false
    if (width <= 1 || height <= 1 || (left >= -1 && right <= window.innerWidth + 1)) return false
    return isSeen(element) && !isCut(element)
  })
  return wide
    .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    .slice(0, 3)
    .map((element) => `${nameOf(element)} reaches beyond ${window.innerWidth} px`)
}

function smallTargets(): string[] {
  const small: string[] = []
  for (const element of document.querySelectorAll(targets)) {
    if (!isSeen(element) || element.closest('[aria-hidden=true], [inert]')) continue
    const target = pressedFor(element)
    // WCAG exempts inline links: their height is the line height of the sentence.
    if (!target || getComputedStyle(target).display === 'inline') continue
    const { width, height } = target.getBoundingClientRect()
    if (width >= smallestTarget && height >= smallestTarget) continue
    if (!isWidened(target)) small.push(`${nameOf(target)} is ${Math.round(width)} × ${Math.round(height)} px`)
  }
  return small
}

/**
 * Element that a finger presses on behalf of another. A control for screen readers only is pressed through its label or its
 * container, such as the thumb of a slider, or the popover that two hidden buttons of React Aria close.
 */
function pressedFor(element: Element): Element | undefined {
  if (!isHeardOnly(element)) return element
  return element.closest('label') ?? [...around(element)].find((at) => !isHeardOnly(at))
}

/** Whether a small target also accepts presses around it, through a pseudo-element or a label. */
function isWidened(target: Element): boolean {
  // Only an element on the screen can be pressed.
  target.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, top, width, height } = target.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const reach = smallestTarget / 2 - 1
  const isWide = width >= smallestTarget || (hits(target, x - reach, y) && hits(target, x + reach, y))
  const isHigh = height >= smallestTarget || (hits(target, x, y - reach) && hits(target, x, y + reach))
  return isWide && isHigh
}

/** Whether a press at this point reaches the target directly or through its label. */
function hits(target: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true)
}

const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** Whether the element is clipped to one pixel, as texts for screen readers only are. */
function isHeardOnly(element: Element): boolean {
  for (const at of around(element)) {
    const { width, height } = at.getBoundingClientRect()
    const { overflowX, clipPath } = getComputedStyle(at)
    if (width <= 1 && height <= 1 && (overflowX !== 'visible' || clipPath !== 'none')) return true
  }
  return false
}

/** Whether an ancestor scrolls or clips the element, so that it does not widen the page. */
function isCut(element: Element): boolean {
  for (const at of around(element)) {
    if (at !== element && getComputedStyle(at).overflowX !== 'visible') return true
  }
  return isHeardOnly(element)
}

/** Yields the element and its ancestors below the body. */
function* around(element: Element) {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at
}

const nameOf = (element: Element) =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}”`

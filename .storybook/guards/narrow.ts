/** The narrowest screen without loss, in CSS pixels (WCAG 1.4.10), and the smallest target (2.5.8). */
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

/** What does not hold on the screen as it is now: content beyond its edge, and targets too small to hit. */
export function narrowProblems(): string[] {
  return [...beyondTheEdge(), ...smallTargets()]
}

function beyondTheEdge(): string[] {
  const page = document.documentElement
  if (page.scrollWidth <= window.innerWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !isClipped(element),
  )
  return wide.slice(-2).map((element) => `${nameOf(element)} reaches beyond ${window.innerWidth} px`)
}

/** Whether something around it scrolls or cuts it, so that the page does not. */
function isClipped(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return true
  }
  return false
}

function smallTargets(): string[] {
  const small: string[] = []
  for (const element of document.querySelectorAll(targets)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('[aria-hidden=true], [inert]')) continue
    // A link in a sentence is as high as its line; an input that is only heard is pressed by its label.
    if (getComputedStyle(element).display === 'inline' || isHeardOnly(element)) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = left + width / 2
    const y = top + height / 2
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) continue
    const isWide = width >= smallestTarget || (hits(element, x - 11, y) && hits(element, x + 11, y))
    const isHigh = height >= smallestTarget || (hits(element, x, y - 11) && hits(element, x, y + 11))
    if (!isWide || !isHigh) small.push(`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px`)
  }
  return small
}

/** Whether it, or something around it, is cut down to nothing: what React Aria keeps for screen readers. */
function isHeardOnly(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { clip, clipPath } = getComputedStyle(at)
    if (clip !== 'auto' || clipPath !== 'none') return true
  }
  return false
}

/** Whether a press at this point reaches the element, by itself or by its label. */
function hits(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
}

const nameOf = (element: Element) =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}”`

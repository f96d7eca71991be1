import { reportProblem } from './problems.ts'

/** Style properties in which a colour becomes visible. */
const painted = ['color', 'backgroundColor', 'backgroundImage', 'borderBlockStartColor', 'fill', 'stroke'] as const

/** Largest difference between the channels of a grey, in 255ths. */
const tolerance = 6
/** Chroma of a grey in OKLCH. */
const leastChroma = 0.01

const numbers = (text = '') => text.split(/[\s,/]+/).map(Number)

/** Whether a computed colour is neither grey nor fully transparent. */
export function isColoured(colour: string): boolean {
  const [, kind = '', inside = ''] = /^(\w+)\((.*)\)$/.exec(colour) ?? []
  if (kind === 'oklch') return (numbers(inside)[1] ?? 0) > leastChroma
  const channels = kind === 'color' ? numbers(inside.replace(/^\S+\s/, '')).map((n) => n * 255) : numbers(inside)
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels
  return alpha > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > tolerance
}

/** The colours of a computed value, which may be a gradient. */
export const coloursIn = (value: string) => value.match(/(rgba?|oklch|color)\([^()]*\)/g) ?? []

/** Elements with colours of their own: parts in another theme, colour samples, and controls over a picture. */
const exempt = ['[style*="--color-"]', '[data-colour-sample]', '.cropper-container'].flatMap((one) => [one, `${one} *`])

/**
 * Reports elements with a colour under the wireframe theme, which has only greys: such a colour is hard-coded in a style and
 * would stay the same in every theme.
 */
export function watchGrey(root: ParentNode) {
  const found = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`*:not(${exempt.join(', ')})`)) {
    // Storybook keeps hidden pages of its own in the document.
    if (!element.checkVisibility()) continue
    const style = getComputedStyle(element)
    for (const property of painted) {
      const coloured = coloursIn(style[property]).find(isColoured)
      if (coloured)
        found.add(`<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${property} ${coloured}`)
    }
  }
  for (const problem of [...found].slice(0, 8)) reportProblem(`Hard-coded colour under the wireframe: ${problem}`)
}

import { reportProblem } from './problems.ts'

/** Where a colour of a theme can be seen. */
const painted = ['color', 'backgroundColor', 'backgroundImage', 'borderBlockStartColor', 'fill', 'stroke'] as const

/** Channels of a grey differ by less than this, in 255ths. */
const tolerance = 6
/** Chroma of a grey in OKLCH. */
const leastChroma = 0.01

const numbers = (text = '') => text.split(/[\s,/]+/).map(Number)

/** Whether a computed colour is one of more than greys. What is fully transparent is not seen. */
export function isColoured(colour: string): boolean {
  const [, kind = '', inside = ''] = /^(\w+)\((.*)\)$/.exec(colour) ?? []
  if (kind === 'oklch') return (numbers(inside)[1] ?? 0) > leastChroma
  const channels = kind === 'color' ? numbers(inside.replace(/^\S+\s/, '')).map((n) => n * 255) : numbers(inside)
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels
  return alpha > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > tolerance
}

/** The colours of a computed value, which may be a gradient. */
export const coloursIn = (value: string) => value.match(/(rgba?|oklch|color)\([^()]*\)/g) ?? []

/** What has colours of its own: a part that wears another theme, samples of a theme's colours, and what lies over a picture. */
const exempt = ['[style*="--color-"]', '[data-colour-sample]', '.cropper-container'].flatMap((one) => [one, `${one} *`])

/**
 * Reports what has a colour under the wireframe, whose every value is a grey: such a colour is written into a style and would
 * stay in every other theme.
 */
export function watchGrey(root: ParentNode) {
  const found = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`*:not(${exempt.join(', ')})`)) {
    // Storybook keeps pages of its own in the document, unseen
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

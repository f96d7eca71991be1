import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contrastPairs } from '@shulei/ui/theme/pairs.ts'
import { filesLike, root } from '../repo.ts'

/** Pairs that carry no text to read. Each needs a reason. */
const notRead: Readonly<Record<string, string>> = {
  'color-text-disabled on color-bg-sunken': 'disabled text is exempt and never carries a reason',
  'color-bg-sunken on color-text-disabled': 'the knob of a disabled switch',
  'color-accent-on-solid on color-bg-surface': 'the tick of an empty checkbox is not shown',
  'color-accent-solid on color-accent-on-solid': 'the knob of a switch: the same pair the other way round',
}

/** Token name of a style's colour: `bgSurface` becomes `color-bg-surface`. */
const tokenOf = (name: string) =>
  `color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z])(\d)/, '$1-$2')}`

/** Pairs of text and ground colour set by the same style rule, as `color-text-default on color-bg-surface`. */
export function colourPairsIn(source: string): string[] {
  const found: string[] = []
  const rules: { color?: string; background?: string }[] = [{}]
  for (const [token, property, name] of source.matchAll(/[{}]|\b(color|background): vars\.color\.(\w+)/g)) {
    const rule = rules.at(-1)
    if (token === '{') rules.push({})
    else if (token === '}') {
      const { color, background } = rules.pop() ?? {}
      if (color && background) found.push(`${tokenOf(color)} on ${tokenOf(background)}`)
    } else if (rule) rule[property as 'color' | 'background'] = name
  }
  return found
}

/** Pairs in the product's style sheets that are missing in the contrast pairs of the themes. */
export function uncheckedPairs(): string[] {
  const checked = new Set(contrastPairs.map(([foreground, ground]) => `${foreground} on ${ground}`))
  return filesLike(['packages/*/src/**/*.css.ts', 'apps/*/app/**/*.css.ts']).flatMap((sheet) =>
    colourPairsIn(readFileSync(path.join(root, sheet), 'utf8'))
      .filter((pair) => !checked.has(pair) && !(pair in notRead))
      .map((pair) => `${sheet}: ${pair}`),
  )
}

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

/** Colours that a drawing may have without a contrast of their own. Each needs a reason. */
const noContrast: Readonly<Record<string, string>> = {
  'color-bg-surface': 'cuts a shape out of its ground',
  'color-bg-raised': 'the ground of a popover, with a border around it',
  'color-bg-sunken': 'the empty part of a bar',
  'color-accent-soft': 'the ground behind a marker',
  'color-hero-bg': 'cuts letters out of the stage',
  'color-data-grid': 'a grid whose lines have their values beside them',
  'color-border-default': 'a line with its value beside it',
}

/** Colours that style sheets draw with, by `fill`, `stroke` or the variable `tone`, and that no contrast pair covers. */
export function uncheckedDrawings(): string[] {
  const checked = new Set<string>(contrastPairs.map(([foreground]) => foreground))
  return filesLike(['packages/*/src/**/*.css.ts', 'apps/*/app/**/*.css.ts']).flatMap((sheet) =>
    [
      ...readFileSync(path.join(root, sheet), 'utf8').matchAll(
        /(?:\b(?:fill|stroke)|\[tone\]): (?:vars\.)?color\.(\w+)|toneOf\((?:vars\.)?color\.(\w+)/g,
      ),
    ]
      .map(([, drawn, tone]) => tokenOf(drawn ?? tone ?? ''))
      .filter((token) => !checked.has(token) && !(token in noContrast))
      .map((token) => `${sheet}: ${token}`),
  )
}

/** Style sheets that fade what they draw: a pair then no longer says how it is seen. Each needs a reason. */
const faded: Readonly<Record<string, string>> = {
  ForecastFan: 'a range has an edge in its full colour',
  MicrositeMark: 'the second part of a mark',
  Ranking: 'the lines beside the one under the pointer',
  ShakeUp: 'a range around its own figure, and the lines beside the one under the pointer',
  RichTextEditor: 'the keys after the name of a button',
  SubmissionYear: 'forced colours have one hue for all levels of a scale',
  Skeleton: 'it breathes, and stands for nothing yet',
  SlopeChart: 'the area around a line, and the lines beside the one under the pointer',
  StepLine: 'the area under a line',
  Sparkline: 'the area under a line',
  Platform: 'edges and a shadow of the illustration',
  Mark: 'the second language of the name',
  CropStage: 'what a crop leaves out',
}

/** Style sheets that fade something without a reason. */
export const unreasonedFades = (): string[] =>
  filesLike(['packages/*/src/**/*.css.ts', 'apps/*/app/**/*.css.ts']).filter(
    (sheet) =>
      !(path.basename(sheet, '.css.ts') in faded) &&
      /(?:\bopacity|[a-z]Opacity): 0?\.\d/.test(readFileSync(path.join(root, sheet), 'utf8')),
  )

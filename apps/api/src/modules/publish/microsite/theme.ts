import { drawings } from '@shulei/themes/art/drawings.ts'
import { themes } from '@shulei/themes/registry.ts'
import { weakPairs } from '@shulei/ui/theme/contrastCheck.ts'
import { parseTheme, type ThemeProblem } from '@shulei/ui/theme/parse.ts'
import type { ColourToken, ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import type { StoredRecord } from './tables.ts'

/** Themes that a microsite may be built on: all built-in ones but the one for finding hard-coded values. */
const bases = new Map(Object.entries(themes).filter(([name]) => name !== 'wireframe'))
const art = Object.keys(drawings)

/** Why a theme is refused. `weak`: a text whose contrast with its background is below WCAG AA. */
export type ThemeRefusal =
  | ThemeProblem
  | { kind: 'unknownBase'; base: string }
  | { kind: 'weak'; foreground: ColourToken; ground: ColourToken; ratio: number }

/**
 * The complete theme of a microsite: its values over those of a built-in theme, checked like an imported file of the theme
 * studio: names, forms of values, code in values, and the contrast of every pair of the contract. Reports all problems.
 */
export function completeTheme({
  base,
  values,
}: StoredRecord['theme']): { ok: true; tokens: ThemeTokens } | { ok: false; problems: readonly ThemeRefusal[] } {
  const tokens = bases.get(base)
  if (!tokens) return { ok: false, problems: [{ kind: 'unknownBase', base }] }
  const reading = parseTheme(JSON.stringify({ ...tokens, ...values }), art)
  if (!reading.ok) return reading
  const weak = weakPairs(reading.tokens)
  if (weak.length === 0) return reading
  return {
    ok: false,
    problems: weak.map(({ foreground, ground, ratio }) => ({ kind: 'weak', foreground, ground, ratio })),
  }
}

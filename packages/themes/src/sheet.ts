import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { globalStyle } from '@vanilla-extract/css'
import { isDark, nightOf } from './night.ts'
import { themeVariables } from './variables.ts'

/**
 * Writes the style sheet of a theme that is worn by `data-theme` on <html>. Its night is worn with `data-night` beside it: `on`
 * always, `system` when the reader's computer is dark. Call it in a `.css.ts` of the theme's own, so that each theme is its own
 * file and only pages that wear it load it.
 */
export function themeSheet(name: string, tokens: ThemeTokens) {
  const scheme = (worn: ThemeTokens) => (isDark(worn) ? 'dark' : 'light')
  const day = themeVariables(tokens)
  const root = `:root[data-theme='${name}']`
  globalStyle(root, { colorScheme: scheme(tokens), vars: day })
  const night = nightOf(tokens)
  if (night === tokens) return
  const changed = Object.entries(themeVariables(night)).filter(([key, value]) => day[key as `--${string}`] !== value)
  const rule = { colorScheme: scheme(night), vars: Object.fromEntries(changed) }
  globalStyle(`${root}[data-night='on']`, rule)
  globalStyle(`${root}[data-night='system']`, { '@media': { 'screen and (prefers-color-scheme: dark)': rule } })
}

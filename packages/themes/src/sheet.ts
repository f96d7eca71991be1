import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { globalStyle } from '@vanilla-extract/css'
import { isDark, nightOf } from './night.ts'
import { themeVariables } from './variables.ts'

/**
 * Writes the style sheet of a theme, selected by `data-theme` on <html>. Its dark variant is selected by `data-night`: `on`
 * always, `system` when the operating system is dark. Call it in a `.css.ts` file of the theme's own, so that only pages
 * with the theme load it.
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

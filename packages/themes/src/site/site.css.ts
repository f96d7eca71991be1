import '@shulei/ui/theme/base.css.ts'
import { resolveTokens } from '@shulei/ui/theme/resolve.ts'
import { globalStyle } from '@vanilla-extract/css'
import { dark } from './dark.ts'
import { light } from './light.ts'

/**
 * The platform's two themes. `data-theme` on <html> is `light`, `dark` or `system`; without it the page is light. The dark
 * block contains only values that differ from light.
 */
const darkOnly = Object.fromEntries(
  Object.entries(dark).filter(([name, value]) => light[name as keyof typeof light] !== value),
)
const darkRule = { colorScheme: 'dark', vars: resolveTokens(darkOnly) }

globalStyle(':root', { colorScheme: 'light', vars: resolveTokens(light) })
globalStyle(":root[data-theme='dark']", darkRule)
globalStyle(":root[data-theme='system']", { '@media': { 'screen and (prefers-color-scheme: dark)': darkRule } })

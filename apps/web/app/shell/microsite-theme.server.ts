import { isDark, nightOf } from '@shulei/themes/night.ts'
import { themes } from '@shulei/themes/registry.ts'
import { light } from '@shulei/themes/site/light.ts'
import { themeVariables } from '@shulei/themes/variables.ts'
import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { LRUCache } from 'lru-cache'

/** The theme of a microsite as its record has it. The API has checked names, values and contrast. */
export interface ThemeData {
  base: string
  values: Readonly<Record<string, string>>
}

/** A style sheet and the value of `data-theme` that selects it. */
export interface PageTheme {
  theme: string
  css: string
}

const ready = new LRUCache<string, string>({ max: 200 })

const tokensOf = ({ base, values }: ThemeData): ThemeTokens =>
  ({ ...(themes[base] ?? light), ...values }) as ThemeTokens
const lightVariables = themeVariables(light)

const declarations = (variables: Readonly<Record<string, string>>, apart: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .filter(([name, value]) => apart[name] !== value)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

function once(key: string, make: () => string): string {
  const known = ready.get(key)
  if (known !== undefined) return known
  // a style element ends at "</", whatever stands around it
  const made = make().replaceAll('</', '<\\/')
  ready.set(key, made)
  return made
}

/** The theme of a microsite's pages by day and, as the reader prefers, by night. */
export function pageTheme(name: string, data: ThemeData): PageTheme {
  const theme = `microsite-${name}`
  const css = once(`page ${name} ${JSON.stringify(data)}`, () => {
    const day = tokensOf(data)
    const night = nightOf(day)
    const root = `:root[data-theme='${theme}']`
    const scheme = (tokens: ThemeTokens) => `color-scheme:${isDark(tokens) ? 'dark' : 'light'};`
    const dayVariables = themeVariables(day)
    const rules = [`${root}{${scheme(day)}${declarations(dayVariables, lightVariables)}}`]
    if (night !== day) {
      const rule = `{${scheme(night)}${declarations(themeVariables(night), dayVariables)}}`
      rules.push(`${root}[data-night='on']${rule}`)
      rules.push(`@media screen and (prefers-color-scheme:dark){${root}[data-night='system']${rule}}`)
    }
    return rules.join('')
  })
  return { theme, css }
}

/** Variables of a theme that a card of a list uses. */
const onCard = /^--(color-hero-|art-hero|font-display|radius-card)/

/** The themes of cards, each selected by `data-microsite`. */
export function cardThemes(cards: readonly { name: string; theme: ThemeData }[]): string {
  return cards
    .map(({ name, theme }) =>
      once(`card ${name} ${JSON.stringify(theme)}`, () => {
        const variables = Object.entries(themeVariables(tokensOf(theme))).filter(([variable]) => onCard.test(variable))
        return `[data-microsite='${name}']{${variables.map(([variable, value]) => `${variable}:${value}`).join(';')}}`
      }),
    )
    .join('')
}

import { contrastRatio } from '@shulei/ui/theme/contrast.ts'
import { demandsOn, nearestPassing, weakPairs } from '@shulei/ui/theme/contrastCheck.ts'
import { fromOklch, toOklch } from '@shulei/ui/theme/oklch.ts'
import { type ColourToken, isColourToken, type ThemeTokens, tokenNames } from '@shulei/ui/theme/tokens.ts'
import { dark } from './site/dark.ts'

/** Whether white has more contrast than black on the theme's canvas. */
export const isDark = (tokens: ThemeTokens) =>
  contrastRatio(tokens['color-bg-canvas'], '#ffffff') > contrastRatio(tokens['color-bg-canvas'], '#000000')

/** Neutral tokens: they take the dark theme's lightness and a little of the hue of the theme's ink. */
const neutral =
  /^color-(bg-(canvas|surface|raised|sunken|hover|inverse)|text-(default|muted|subtle|disabled|inverse)|border-|data-grid|stage-idle)/
/** Tokens with the theme's own hue, at the lightness of the dark theme. */
const own = /^color-(bg-selected|text-link|text-link-hover|focus-ring|action-soft|accent-|stage-(signup|a|b|now)|move-)/
/** Grounds with a text colour of their own; darkened only when they are light by day. */
const panels = ['header', 'hero', 'footer'] as const

/**
 * Dark variant of a theme, for readers who prefer dark pages. Fonts, shape and art stay; neutral colours take the dark
 * theme's lightness, the theme's own colours keep their hue. A theme that is dark already is returned as it is. Every pair
 * of the contract reaches its contrast.
 */
export function nightOf(day: ThemeTokens): ThemeTokens {
  if (isDark(day)) return day
  const ink = toOklch(day['color-bg-inverse'])
  const inked = (token: ColourToken) =>
    fromOklch({ l: toOklch(dark[token].slice(0, 7)).l, c: Math.min(ink.c * 0.5, 0.022), h: ink.h })
  const lit = (token: ColourToken) => {
    const { c, h } = toOklch(day[token])
    const model = toOklch(dark[token])
    return fromOklch({ l: model.l, c: Math.min(Math.max(c, model.c * 0.6), 0.14), h })
  }
  const night: Record<string, string> = { ...day }
  for (const token of tokenNames.filter(isColourToken)) {
    if (neutral.test(token)) night[token] = inked(token)
    else if (own.test(token)) night[token] = lit(token)
    else if (!/^color-(action|header|hero|footer)/.test(token)) night[token] = dark[token]
  }
  for (const panel of panels) {
    const white = contrastRatio(day[`color-${panel}-bg`], '#ffffff')
    if (white >= 7) continue
    for (const part of ['bg', 'text', 'muted'] as const)
      night[`color-${panel}-${part}`] = inked(`color-${panel}-${part}`)
  }
  night['color-header-border'] = inked('color-header-border')
  for (const shadow of ['shadow-1', 'shadow-2', 'shadow-3'] as const) {
    if (day[shadow] !== 'none') night[shadow] = dark[shadow]
  }
  return readable(night as ThemeTokens)
}

/** Moves every foreground with too little contrast to the nearest colour that passes, and a pressed button with its own colour. */
function readable(tokens: ThemeTokens): ThemeTokens {
  const passing = new Map<string, string>()
  for (const { foreground } of weakPairs(tokens)) {
    passing.set(foreground, nearestPassing(tokens[foreground], demandsOn(foreground, tokens)) ?? dark[foreground])
  }
  const action = passing.get('color-action-bg')
  const lift = action ? toOklch(action).l - toOklch(tokens['color-action-bg']).l : 0
  for (const token of ['color-action-bg-hover', 'color-action-bg-active'] as const) {
    const { l, c, h } = toOklch(tokens[token])
    if (action) passing.set(token, fromOklch({ l: l + lift, c, h }))
  }
  return { ...tokens, ...Object.fromEntries(passing) }
}

import { isFrameHost, mostFrameHosts } from '@shulei/domain/microsite/frame-hosts.ts'
import { tokenNames } from '@shulei/ui/theme/tokens.ts'
import type { SiteTexts, StudioContent, ThemeDraft } from '../history.ts'
import type { StudioTheme } from '../ThemeStudio/StartMenu.tsx'

type Themes = readonly [StudioTheme, ...StudioTheme[]]

/** The theme of that name, else the first one. */
const themeOf = (themes: Themes, id: string) => themes.find((theme) => theme.id === id) ?? themes[0]

/** A draft as the studio edits it: the built-in theme with the changed values. */
export function draftOf({ theme, ...texts }: StudioContent, themes: Themes): ThemeDraft {
  const { id, tokens } = themeOf(themes, theme.base)
  return { name: id, tokens: { ...tokens, ...theme.values }, texts }
}

/** A draft as the server stores it. Of the theme only the values that differ from the built-in one are sent. */
export function contentOf({ name, tokens }: ThemeDraft, texts: SiteTexts, themes: Themes): StudioContent {
  const base = themeOf(themes, name)
  const changed = tokenNames.filter((token) => tokens[token] !== base.tokens[token])
  const values = Object.fromEntries(changed.map((token) => [token, tokens[token]]))
  return { theme: { base: base.id, values }, ...texts }
}

/** Most characters of a line, most lines of the first screen, most entries of the menu. */
export const limits = { line: 80, lead: 3, menu: 12, hosts: mostFrameHosts } as const

/** Why texts cannot be stored. */
export type TextProblem = 'titleEmpty' | 'labelEmpty' | 'tooLong' | 'hostWrong' | 'hostsMany'

/** The first reason why the texts of a draft cannot be stored; null when they can. */
export function textProblem({ title, eyebrow, lead, footerText, menu, frameHosts }: SiteTexts): TextProblem | null {
  if (title.cn.trim() === '') return 'titleEmpty'
  if (menu.some(({ label }) => label.cn.trim() === '')) return 'labelEmpty'
  const lines = [title, eyebrow, ...lead, ...(footerText ? [footerText] : []), ...menu.map(({ label }) => label)]
  if (lines.some(({ cn, en }) => [cn, en].some((text) => [...text.normalize('NFC')].length > limits.line)))
    return 'tooLong'
  if (frameHosts.length > limits.hosts) return 'hostsMany'
  return frameHosts.every(isFrameHost) ? null : 'hostWrong'
}

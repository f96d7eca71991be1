import { isFrameHost, mostFrameHosts } from '@shulei/domain/publish/microsite/frame-hosts.ts'
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

type Both = SiteTexts['title']

/** Names one text of a draft. */
export interface TextName {
  of: 'title' | 'eyebrow' | 'lead' | 'footer' | 'entryLabel' | 'hosts'
  /** Place among the lines of the first screen or the entries of the menu; 0 for the others. */
  at: number
  /** Null for a text that is the same in both languages. */
  language: keyof Both | null
}

/** A text that cannot be stored, and why. */
export interface TextProblem extends TextName {
  why: 'empty' | 'tooLong' | 'hostWrong' | 'hostsMany'
}

/** The first text of a draft that cannot be stored; null when all can. */
export function textProblem({ title, eyebrow, lead, footerText, menu, frameHosts }: SiteTexts): TextProblem | null {
  const line = (of: TextName['of'], text: Both, at = 0) =>
    (['cn', 'en'] as const).map((language) => ({ of, at, language, text: text[language] }))
  const lines = [
    ...line('title', title),
    ...line('eyebrow', eyebrow),
    ...lead.flatMap((text, at) => line('lead', text, at)),
    ...(footerText ? line('footer', footerText) : []),
    ...menu.flatMap(({ label }, at) => line('entryLabel', label, at)),
  ]
  for (const { text, ...name } of lines) {
    const isNeeded = name.language === 'cn' && (name.of === 'title' || name.of === 'entryLabel')
    if (isNeeded && text.trim() === '') return { ...name, why: 'empty' }
    if ([...text.normalize('NFC')].length > limits.line) return { ...name, why: 'tooLong' }
  }
  const hosts = { of: 'hosts', at: 0, language: null } as const
  if (frameHosts.length > limits.hosts) return { ...hosts, why: 'hostsMany' }
  return frameHosts.every(isFrameHost) ? null : { ...hosts, why: 'hostWrong' }
}

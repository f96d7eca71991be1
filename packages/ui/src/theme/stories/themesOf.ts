import { themes } from '@shulei/themes/registry.ts'
import { useSyncExternalStore } from 'react'
import type { ThemeTokens } from '../tokens.ts'

/** Theme of the toolbar. For `system` the light theme's values are shown. */
export function themeOf(globals: Record<string, unknown> | undefined): { name: string; tokens: ThemeTokens } {
  const name = String(globals?.theme ?? 'light')
  const tokens = themes[name] ?? themes.light
  if (!tokens) throw new Error('There is no light theme')
  return { name: themes[name] ? name : 'light', tokens }
}

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Current theme of the page: the toolbar's, or the one in which a picture is taken. */
export function useShownTheme() {
  const name = useSyncExternalStore(
    watchTheme,
    () => document.documentElement.dataset.theme,
    () => undefined,
  )
  return themeOf({ theme: name ?? 'light' })
}

/** Purpose of each theme, in both languages. */
export const themeNames: Readonly<Record<string, readonly [cn: string, en: string]>> = {
  light: ['浅色 · 瓷与墨', 'Light · porcelain and ink'],
  dark: ['深色 · 夜墨', 'Dark · night ink'],
  wireframe: ['线框 · 校样', 'Wireframe · proof'],
  tide: ['竞速 · 逐浪', 'Race · Chasing Waves'],
  kite: ['竞速 · 御风', 'Race · Riding the Wind'],
  tang: ['专题 · 更上一层', 'Special · One Storey Higher'],
  lamps: ['专题 · 万家灯火', 'Special · Ten Thousand Lamps'],
  dcic: ['数字中国 DCIC', 'Digital China DCIC'],
  unveil: ['揭榜', 'Bounty board'],
  'expert-review': ['专家评审', "Reviewers' desk"],
}

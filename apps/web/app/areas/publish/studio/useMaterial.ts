import type { StudioMaterial } from '@shulei/features/publish/studio/ThemeStudio/StudioBench.tsx'
import { drawings } from '@shulei/themes/art/drawings.ts'
import { isDark, nightOf } from '@shulei/themes/night.ts'
import { themes } from '@shulei/themes/registry.ts'
import { light } from '@shulei/themes/site/light.ts'
import { themeVariables } from '@shulei/themes/variables.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Themes that a microsite may be built on, besides the first one: all but the one for finding hard-coded values. */
const others = ['tide', 'kite', 'tang', 'lamps', 'dcic', 'unveil', 'expert-review', 'dark'] as const

const art = Object.keys(drawings)
const tools = { variables: themeVariables, nightOf, isDark }

/** The built-in themes by their names, the drawings, and what makes variables of a theme. */
export function useMaterial(): StudioMaterial {
  const { t } = useTranslation('studio')
  return useMemo(() => {
    const named = (id: (typeof others)[number] | 'light') => {
      const name = t(`theme.${id}`)
      return { id, name: { cn: name, en: name }, tokens: themes[id] ?? light }
    }
    return { themes: [named('light'), ...others.map(named)], art, tools }
  }, [t])
}

import { ThemedFrame } from '@shulei/ui/theme/ThemedFrame/ThemedFrame.tsx'
import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { type ReactNode, Suspense, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { I18nextProvider, useTranslation } from 'react-i18next'
import * as css from './PreviewFrames.css.ts'

/** A page that is shown in the theme. */
export interface StudioPage {
  id: string
  name: string
  content: ReactNode
}

/** How a theme becomes what a page wears. */
export interface ThemeTools {
  variables: (tokens: ThemeTokens) => Readonly<Record<`--${string}`, string>>
  nightOf: (tokens: ThemeTokens) => ThemeTokens
  isDark: (tokens: ThemeTokens) => boolean
}

export interface PreviewFramesProps {
  page: StudioPage
  tokens: ThemeTokens
  tools: ThemeTools
}

const desktop = { width: 1280, height: 820 }
const phone = { width: 390, height: 820 }

/** One page on four screens at once: desktop, night, English and phone. */
export function PreviewFrames({ page, tokens, tools }: PreviewFramesProps) {
  const { t, i18n } = useTranslation('studio')
  const day = useMemo(() => tools.variables(tokens), [tools, tokens])
  const night = useMemo(() => tools.nightOf(tokens), [tools, tokens])
  const nightVariables = useMemo(() => tools.variables(night), [tools, night])
  const english = useMemo(() => i18n.cloneInstance({ lng: 'en-US', initAsync: false }), [i18n])
  const schemeOf = (worn: ThemeTokens) => (tools.isDark(worn) ? 'dark' : 'light')
  const common = { variables: day, scheme: schemeOf(tokens), lang: i18n.language } as const
  const titled = (screen: 'phone' | 'desktop' | 'dark' | 'english') =>
    t('frames.frame', { page: page.name, screen: t(`frames.${screen}`) })

  const screens = [
    { id: 'desktop', ...common, ...desktop, content: page.content },
    { id: 'dark', ...common, variables: nightVariables, scheme: schemeOf(night), ...desktop, content: page.content },
    {
      id: 'english',
      ...common,
      lang: 'en-US',
      ...desktop,
      content: (
        <I18nextProvider i18n={english}>
          <I18nProvider locale="en-US">{page.content}</I18nProvider>
        </I18nextProvider>
      ),
    },
    { id: 'phone', ...common, ...phone, content: page.content },
  ] as const

  return (
    <section className={css.page} aria-label={page.name}>
      <h3 className={css.name}>{page.name}</h3>
      <div className={css.screens}>
        {screens.map(({ id, content, ...frame }) => (
          <figure key={id} className={css.screen} data-screen={id}>
            <figcaption className={css.caption}>{t(`frames.${id}`)}</figcaption>
            <ThemedFrame title={titled(id)} {...frame}>
              <Suspense>{content}</Suspense>
            </ThemedFrame>
          </figure>
        ))}
      </div>
    </section>
  )
}

import { useFormat } from '@shulei/i18n/format.ts'
import { ThemedFrame } from '@shulei/ui/theme/ThemedFrame/ThemedFrame.tsx'
import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { type ReactNode, Suspense, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { I18nextProvider, useTranslation } from 'react-i18next'
import * as css from './PreviewFrames.css.ts'

/** The screen that a page of the site is asked for. */
export interface PreviewScreen {
  language: 'zh-CN' | 'en-US'
  isNight: boolean
}

/** A page for previews: what it shows, or where the site shows it. */
export type StudioPage = { id: string; name: { cn: string; en: string } } & (
  | { content: ReactNode; address?: never }
  | { address: (screen: PreviewScreen) => string; content?: never }
)

/** Functions that convert a theme for a page. */
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

/** A page in four frames: desktop, phone, night and the other language. */
export function PreviewFrames({ page, tokens, tools }: PreviewFramesProps) {
  const { t, i18n } = useTranslation('studio')
  const { language, pick } = useFormat()
  const name = pick(page.name)
  const day = useMemo(() => tools.variables(tokens), [tools, tokens])
  const night = useMemo(() => tools.nightOf(tokens), [tools, tokens])
  const nightVariables = useMemo(() => tools.variables(night), [tools, night])
  const otherLanguage = language === 'en-US' ? 'zh-CN' : 'en-US'
  const other = useMemo(() => i18n.cloneInstance({ lng: otherLanguage, initAsync: false }), [i18n, otherLanguage])
  const schemeOf = (worn: ThemeTokens) => (tools.isDark(worn) ? 'dark' : 'light')
  const common = { variables: day, scheme: schemeOf(tokens), lang: language } as const

  const screens = [
    { id: 'desktop', ...common, ...desktop, content: page.content },
    { id: 'phone', ...common, ...phone, content: page.content },
    { id: 'dark', ...common, variables: nightVariables, scheme: schemeOf(night), ...desktop, content: page.content },
    {
      id: 'other',
      ...common,
      lang: otherLanguage,
      ...desktop,
      content: (
        <I18nextProvider i18n={other}>
          <I18nProvider locale={otherLanguage}>{page.content}</I18nProvider>
        </I18nextProvider>
      ),
    },
  ] as const

  return (
    <section className={css.page} aria-label={name}>
      <h3 className={css.name}>{name}</h3>
      <div className={css.screens}>
        {screens.map(({ id, content, ...frame }) => (
          <figure key={id} className={css.screen} data-screen={id}>
            <figcaption className={css.caption}>{t(`frames.${id}`)}</figcaption>
            <ThemedFrame
              title={t('frames.frame', { page: name, screen: t(`frames.${id}`) })}
              {...frame}
              {...(page.address ? { address: page.address({ language: frame.lang, isNight: id === 'dark' }) } : {})}
            >
              <Suspense>{content}</Suspense>
            </ThemedFrame>
          </figure>
        ))}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from './PageTitle/PageTitle.tsx'
import type { SettingsPanel } from './panels.ts'
import * as css from './SettingsMain.css.ts'

export interface SettingsMainProps {
  /** The single panel of the page, which names the page; undefined for all. */
  only: SettingsPanel | undefined
  children: ReactNode
}

/** The column of a settings page with its title. */
export function SettingsMain({ only, children }: SettingsMainProps) {
  const { t } = useTranslation('settings')
  const { t: layout } = useTranslation('layout')
  const title = only ? layout(`settings.${only}`) : t('title')
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={only ? `${title} · ${t('title')}` : title} />
      <h1 className={css.title}>{title}</h1>
      {children}
    </main>
  )
}

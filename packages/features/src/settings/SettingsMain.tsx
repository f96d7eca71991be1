import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../shell/PageTitle/PageTitle.tsx'
import type { SettingsPanel } from './panels.ts'
import * as css from './SettingsMain.css.ts'

export interface SettingsMainProps {
  /** The one panel that the page shows, whose name it has. */
  only: SettingsPanel | undefined
  children: ReactNode
}

/** The column of a page of the settings, under its name. */
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

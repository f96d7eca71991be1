import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeSettings } from '../../notice/NoticeSettings/NoticeSettings.tsx'
import { PrivacySettings } from '../../profile/PrivacySettings/PrivacySettings.tsx'
import { PageTitle } from '../../shell/PageTitle/PageTitle.tsx'
import { PasswordSettings } from '../PasswordSettings/PasswordSettings.tsx'
import { type SettingsPanel, settingsPanels } from '../panels.ts'
import * as css from './SettingsPage.css.ts'

const parts: Record<SettingsPanel, ComponentType> = {
  privacy: PrivacySettings,
  notice: NoticeSettings,
  password: PasswordSettings,
}

export interface SettingsPageProps {
  /** The one panel that the page shows; all of them by default. */
  only?: SettingsPanel | undefined
  /** Among all of them, the one that the address asks for. */
  view?: SettingsPanel | undefined
}

/** A page of the settings: one panel, or all of them with one brought into view (Q111). */
export function SettingsPage({ only, view }: SettingsPageProps) {
  const { t } = useTranslation('settings')
  const { t: layout } = useTranslation('layout')
  useEffect(() => {
    // a panel takes the focus only when an address asks for it
    if (view) document.getElementById(view)?.focus()
  }, [view])
  const title = only ? layout(`settings.${only}`) : t('title')
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={only ? `${title} · ${t('title')}` : title} />
      <h1 className={css.title}>{title}</h1>
      {(only ? [only] : settingsPanels).map((panel) => {
        const Part = parts[panel]
        return <Part key={panel} />
      })}
    </main>
  )
}

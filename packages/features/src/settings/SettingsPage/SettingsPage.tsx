import { type ComponentType, useEffect } from 'react'
import { NoticeSettings } from '../../notice/NoticeSettings/NoticeSettings.tsx'
import { NameSettings } from '../../profile/NameSettings/NameSettings.tsx'
import { PrivacySettings } from '../../profile/PrivacySettings/PrivacySettings.tsx'
import { PasswordSettings } from '../PasswordSettings/PasswordSettings.tsx'
import { type SettingsPanel, settingsPanels } from '../panels.ts'
import { SettingsMain } from '../SettingsMain.tsx'
import { UserInfoLink } from './UserInfoLink.tsx'

const parts: Record<SettingsPanel, ComponentType> = {
  userinfo: UserInfoLink,
  username: NameSettings,
  password: PasswordSettings,
  privacy: PrivacySettings,
  notice: NoticeSettings,
}

export interface SettingsPageProps {
  /** The one panel that the page shows; all of them by default. */
  only?: SettingsPanel | undefined
  /** Among all of them, the one that the address asks for. */
  view?: SettingsPanel | undefined
}

/** A page of the settings: one panel, or all of them with one brought into view (Q111). */
export function SettingsPage({ only, view }: SettingsPageProps) {
  useEffect(() => {
    // a panel takes the focus only when an address asks for it
    if (view) document.getElementById(view)?.focus()
  }, [view])
  return (
    <SettingsMain only={only}>
      {(only ? [only] : settingsPanels).map((panel) => {
        const Part = parts[panel]
        return <Part key={panel} />
      })}
    </SettingsMain>
  )
}

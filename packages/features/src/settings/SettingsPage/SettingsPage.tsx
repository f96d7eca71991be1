import { type ComponentType, useEffect } from 'react'
import { NoticeSettings } from '../../notice/NoticeSettings/NoticeSettings.tsx'
import { NameSettings } from '../../profile/NameSettings/NameSettings.tsx'
import { PrivacySettings } from '../../profile/PrivacySettings/PrivacySettings.tsx'
import { PasswordSettings } from '../PasswordSettings/PasswordSettings.tsx'
import { type SettingsPanel, settingsPanels } from '../panels.ts'
import { SettingsMain } from '../SettingsMain.tsx'
import { PageLink } from './PageLink.tsx'

/** The panels that stand among others; a page of its own is a link among them. */
const parts = {
  userinfo: () => <PageLink page="userinfo" />,
  username: () => <NameSettings />,
  password: PasswordSettings,
  privacy: PrivacySettings,
  notice: NoticeSettings,
  certification: () => <PageLink page="certification" />,
  'ent-setting-username': () => <PageLink page="ent-setting-username" />,
  'ent-setting-certification': () => <PageLink page="ent-setting-certification" />,
} satisfies Record<SettingsPanel, ComponentType>

/** What stands on a page of its own. */
const pages = { ...parts, 'ent-setting-username': () => <NameSettings of="ent-setting-username" /> }

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
        const Part = (only ? pages : parts)[panel]
        return <Part key={panel} />
      })}
    </SettingsMain>
  )
}

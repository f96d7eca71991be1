import { type ComponentType, useEffect } from 'react'
import { BlockedPeople } from '../../../base/block/BlockedPeople/BlockedPeople.tsx'
import { type SettingsPanel, settingsPanels } from '../../../base/site/panels.ts'
import { SettingsMain } from '../../../base/site/SettingsMain.tsx'
import { NameSettings } from '../../../people/profile/NameSettings/NameSettings.tsx'
import { PrivacySettings } from '../../../people/profile/PrivacySettings/PrivacySettings.tsx'
import { NoticeSettings } from '../../../talk/notice/NoticeSettings/NoticeSettings.tsx'
import { PasswordSettings } from '../PasswordSettings/PasswordSettings.tsx'
import { SessionSettings } from '../SessionSettings/SessionSettings.tsx'
import { PageLink } from './PageLink.tsx'

/** The panels of the overview; panels with a page of their own are links. */
const parts = {
  userinfo: () => <PageLink page="userinfo" />,
  username: () => <NameSettings />,
  password: () => (
    <>
      <PasswordSettings />
      <SessionSettings />
    </>
  ),
  privacy: () => (
    <>
      <PrivacySettings />
      <BlockedPeople />
    </>
  ),
  notice: NoticeSettings,
  certification: () => <PageLink page="certification" />,
  'my-data': () => <PageLink page="my-data" />,
  'ent-setting-username': () => <PageLink page="ent-setting-username" />,
  'ent-setting-certification': () => <PageLink page="ent-setting-certification" />,
} satisfies Record<SettingsPanel, ComponentType>

/** The panels by their own pages. */
const pages = { ...parts, 'ent-setting-username': () => <NameSettings of="ent-setting-username" /> }

export interface SettingsPageProps {
  /** The single panel of the page; all of them by default. */
  only?: SettingsPanel | undefined
  /** The panel that an address of the overview names. */
  view?: SettingsPanel | undefined
}

/** A page of the settings: one panel, or all of them with the named one in view (Q111). */
export function SettingsPage({ only, view }: SettingsPageProps) {
  useEffect(() => {
    // only an address that names a panel moves the focus to it
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

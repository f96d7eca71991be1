import * as settingsAddress from '@shulei/domain/address/settings.ts'

/** The pages of the settings under /users/v2 (A§2) in display order; each is also a panel. */
export const settingsPanels = [
  'userinfo',
  'username',
  'password',
  'privacy',
  'notice',
  'certification',
  'my-data',
  'ent-setting-username',
  'ent-setting-certification',
] as const
export type SettingsPanel = (typeof settingsPanels)[number]

const pages = {
  userinfo: settingsAddress.userinfo,
  username: settingsAddress.username,
  password: settingsAddress.password,
  privacy: settingsAddress.privacy,
  notice: settingsAddress.notice,
  certification: settingsAddress.certification,
  'my-data': settingsAddress.myData,
  'ent-setting-username': settingsAddress.companyName,
  'ent-setting-certification': settingsAddress.companyCertification,
} as const satisfies Record<SettingsPanel, unknown>

/** Address of a panel's own page. */
export const panelAddress = (panel: SettingsPanel): string => pages[panel]()

/** The panel of an address; undefined on the pages with all of them (Q111). */
export const panelOf = (pathname: string): SettingsPanel | undefined =>
  settingsPanels.find((panel) => pathname.endsWith(`/v2/${panel}`))

/** The panel that `view` names on the page with all of them: `/users/settings?view=notice`. */
export const viewOf = (query: URLSearchParams): SettingsPanel | undefined =>
  settingsPanels.find((panel) => panel === query.get('view'))

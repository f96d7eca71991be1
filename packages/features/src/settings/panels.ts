/** The pages of the settings under /users/v2 (A§2), in the order in which every list of them stands; each is a panel, too. */
export const settingsPanels = [
  'userinfo',
  'username',
  'password',
  'privacy',
  'notice',
  'certification',
  'ent-setting-username',
  'ent-setting-certification',
] as const
export type SettingsPanel = (typeof settingsPanels)[number]

/** The panel of an address; undefined on the pages that show all of them (Q111). */
export const panelOf = (pathname: string): SettingsPanel | undefined =>
  settingsPanels.find((panel) => pathname.endsWith(`/v2/${panel}`))

/** The panel that `view` asks for among all of them: `/users/settings?view=notice`. */
export const viewOf = (query: URLSearchParams): SettingsPanel | undefined =>
  settingsPanels.find((panel) => panel === query.get('view'))

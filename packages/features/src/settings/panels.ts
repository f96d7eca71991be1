/** The panels of the settings that there are, each with its page under /users/v2. */
export const settingsPanels = ['privacy', 'notice', 'password'] as const
export type SettingsPanel = (typeof settingsPanels)[number]

/** The panel of an address; undefined on the pages that show all of them (Q111). */
export const panelOf = (pathname: string): SettingsPanel | undefined =>
  settingsPanels.find((panel) => pathname.endsWith(`/v2/${panel}`))

/** The panel that `view` asks for among all of them: `/users/settings?view=notice`. */
export const viewOf = (query: URLSearchParams): SettingsPanel | undefined =>
  settingsPanels.find((panel) => panel === query.get('view'))

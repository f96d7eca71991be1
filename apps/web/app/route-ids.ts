import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Id of a route: the slug and the name of its file, which every page carries in its data. Wings would only make it longer. */
const idOf = (file: string) => file.replace(/^areas\/[^/]+\//, '').replace(/\.route\.tsx$/, '')

/** Gives each page of an area its short id, unless it has one of its own. */
export const withShortIds = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.map(({ children, ...entry }) => ({
    ...entry,
    ...(entry.file.startsWith('areas/') ? { id: entry.id ?? idOf(entry.file) } : {}),
    ...(children ? { children: withShortIds(children) } : {}),
  }))

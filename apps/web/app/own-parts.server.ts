import type { EntryContext } from 'react-router'
import type { RootData } from './shell/root-data.server.ts'

/** A part of a route's page that only signed-in readers see. Its code is not in the files of the route. */
export interface OwnPart {
  /** Namespaces of its texts. */
  ns: readonly string[]
  /** Id of the route whose style sheets the part needs. */
  styledAs: string
}

/** Parts of a page for its signed-in reader, which the matched routes name in `handle.own`; none for a visitor. */
export function ownPartsOf({ staticHandlerContext: { matches, loaderData }, routeModules }: EntryContext): OwnPart[] {
  const root = loaderData.root as Pick<RootData, 'user'> | undefined
  if (!root?.user) return []
  return matches.flatMap(({ route }) => (routeModules[route.id]?.handle as { own?: OwnPart } | undefined)?.own ?? [])
}

/** Addresses of the style sheets of these parts. */
export const sheetsOfOwnParts = (entry: EntryContext): string[] =>
  ownPartsOf(entry).flatMap(({ styledAs }) => entry.manifest.routes[styledAs]?.css ?? [])

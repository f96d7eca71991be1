import { keptTags, type Look, looks, looksOf } from './modes.ts'

/** What Chromatic is told about a story: the same pictures that are taken here. */
export type ChromaticParameters =
  | { disableSnapshot: true }
  | { modes: Readonly<Record<string, Pick<Look, 'theme' | 'locale' | 'viewport'>>> }

const all: Readonly<Record<string, Look>> = looks

/** Parameters of a story with these tags, the component's before its own. */
export function chromaticOf(tags: readonly string[]): ChromaticParameters {
  const kept = keptTags(tags)
  if (!kept.includes('test') || kept.includes('no-picture')) return { disableSnapshot: true }
  const modes = looksOf(kept).map((name) => {
    const { theme, locale, viewport } = all[name] as Look
    return [name, { theme, locale, viewport }] as const
  })
  return { modes: Object.fromEntries(modes) }
}

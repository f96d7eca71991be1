import { keptTags, type Look, looks, looksOf } from './modes.ts'

/** What Chromatic is told about a story: the pictures that are taken here on a screen of all colours. */
export type ChromaticParameters =
  | { disableSnapshot: true }
  | { modes: Readonly<Record<string, Pick<Look, 'theme' | 'locale' | 'viewport'>>> }

const all: Readonly<Record<string, Look>> = looks

/** Parameters of a story with these tags, the component's before its own. */
export function chromaticOf(tags: readonly string[]): ChromaticParameters {
  const kept = keptTags(tags)
  if (!kept.includes('test') || kept.includes('no-picture')) return { disableSnapshot: true }
  const modes = looksOf(kept).flatMap((name) => {
    const { theme, locale, viewport, medium } = all[name] as Look
    // Chromatic asks for another medium story by story, not look by look: those pictures are taken here alone.
    return medium ? [] : [[name, { theme, locale, viewport }] as const]
  })
  return { modes: Object.fromEntries(modes) }
}

import { keptTags, type Look, looks, looksOf } from './modes.ts'

/**
 * Parameters of a story for Chromatic: either no snapshot, or its looks. Looks in another medium are pictured locally only.
 */
export type ChromaticParameters =
  | { disableSnapshot: true }
  | { modes: Readonly<Record<string, Pick<Look, 'theme' | 'locale' | 'viewport'>>> }

const all: Readonly<Record<string, Look>> = looks

/** Chromatic parameters of a story. `tags` lists the component's tags first, then the story's own. */
export function chromaticOf(tags: readonly string[]): ChromaticParameters {
  const kept = keptTags(tags)
  if (!kept.includes('test') || kept.includes('no-picture')) return { disableSnapshot: true }
  const modes = looksOf(kept).flatMap((name) => {
    const { theme, locale, viewport, medium } = all[name] as Look
    // Chromatic selects another medium per story, not per mode, so these pictures are taken locally only.
    return medium ? [] : [[name, { theme, locale, viewport }] as const]
  })
  return { modes: Object.fromEntries(modes) }
}

import type { Language } from '@shulei/i18n/language.ts'

/** Values of the toolbar that a picture is taken under. */
export interface Look {
  /** `data-theme` on <html>. */
  theme: string
  locale: Language
  /** A key of `viewports`. */
  viewport: keyof typeof viewports
  /** Stories with this tag run in the look; without one all stories do. */
  tag?: 'modes' | 'modes-microsite' | 'modes-paper'
  /** What only a browser can do to a page: the reader's own few colours, or paper. For the picture alone. */
  medium?: 'forcedColors' | 'print'
  /** Nothing but its colours differs from the main look, so that what holds on a narrow screen there holds here. */
  isRecoloured?: true
}

/** Screens in CSS pixels: the narrow phone, the tablet and the desktop of the pictures. */
export const viewports = {
  phone: { name: 'Phone 360', type: 'mobile', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', type: 'desktop', styles: { width: '1280px', height: '900px' } },
} as const

/** A theme that a microsite wears: only what microsites are made of is shown in it. */
const microsite = (theme: string) =>
  ({ theme, locale: 'zh-CN', viewport: 'desktop', tag: 'modes-microsite' }) as const satisfies Look

/**
 * Every look by its name, which is also the name of its Vitest project and of its folder of baselines. All stories run in
 * `light-zh`, the main look; a story with the tag `modes` runs in the next five as well, one with `modes-microsite` in every
 * microsite's theme, one with `modes-paper` as it is printed. A story's own `globals` win over the look.
 */
export const looks = {
  'light-zh': { theme: 'light', locale: 'zh-CN', viewport: 'desktop' },
  'dark-zh': { theme: 'dark', locale: 'zh-CN', viewport: 'desktop', tag: 'modes', isRecoloured: true },
  'light-en': { theme: 'light', locale: 'en-US', viewport: 'desktop', tag: 'modes' },
  'phone-zh': { theme: 'light', locale: 'zh-CN', viewport: 'phone', tag: 'modes' },
  wireframe: { theme: 'wireframe', locale: 'zh-CN', viewport: 'desktop', tag: 'modes' },
  'forced-colors': {
    theme: 'light',
    locale: 'zh-CN',
    viewport: 'desktop',
    tag: 'modes',
    medium: 'forcedColors',
    isRecoloured: true,
  },
  // a dark page, because that is the one that paper must turn round
  paper: {
    theme: 'dark',
    locale: 'zh-CN',
    viewport: 'desktop',
    tag: 'modes-paper',
    medium: 'print',
    isRecoloured: true,
  },
  tide: microsite('tide'),
  kite: microsite('kite'),
  tang: microsite('tang'),
  lamps: microsite('lamps'),
  dcic: microsite('dcic'),
  unveil: microsite('unveil'),
  'expert-review': microsite('expert-review'),
} as const satisfies Record<string, Look>

export type LookName = keyof typeof looks

/** The tags that a story ends with: Storybook's own, its component's, its own; a later `!tag` takes one away. */
export function keptTags(tags: readonly string[]): string[] {
  const kept = new Set(['dev', 'test'])
  for (const tag of tags) {
    if (tag.startsWith('!')) kept.delete(tag.slice(1))
    else kept.add(tag)
  }
  return [...kept]
}

/** Names of the looks that a story with these tags is pictured in. */
export const looksOf = (tags: readonly string[]): string[] =>
  Object.entries<Look>(looks)
    .filter(([, { tag }]) => tag === undefined || tags.includes(tag))
    .map(([name]) => name)

/** A look as the globals that Storybook begins with. */
export function lookGlobals({ theme, locale, viewport, medium }: Look) {
  return {
    theme,
    locale,
    viewport: { value: viewport, isRotated: false },
    // another medium is for the picture alone: until then it is the page that axe has seen in another look
    ...(medium ? { a11y: { manual: true } } : {}),
  }
}

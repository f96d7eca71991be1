import type { Language } from '@shulei/i18n/language.ts'

type Tag = 'modes' | 'modes-colours' | 'modes-microsite' | 'modes-paper'

/** Toolbar values under which a picture is taken. */
export interface Look {
  /** `data-theme` on <html>. */
  theme: string
  locale: Language
  /** A key of `viewports`. */
  viewport: keyof typeof viewports
  /** A look with tags pictures only stories with one of them; a look without tags pictures all stories. */
  tags?: readonly Tag[]
  /** Reader settings that only a browser can emulate: forced colours, or print. */
  medium?: 'forcedColors' | 'print'
  /**
   * The story is not rendered again. Its picture is taken from the main look after switching theme or medium, because only
   * styles differ.
   */
  isRestyled?: true
}

/** Screens in CSS pixels: the narrow phone, the tablet and the desktop of the pictures. */
export const viewports = {
  phone: { name: 'Phone 360', type: 'mobile', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', type: 'desktop', styles: { width: '1280px', height: '900px' } },
} as const

/** The look in which all stories run. */
export const mainLook = 'light-zh'

/** The main look in another theme. */
const restyled = (theme: string, ...tags: Tag[]) =>
  ({ theme, locale: 'zh-CN', viewport: 'desktop', tags, isRestyled: true }) as const

/**
 * Looks by name; the name of a picture begins with it.
 *
 * All stories run in the main look. Stories with the tag `modes` also run in English and on a phone. These three are Vitest
 * projects of the same name.
 *
 * The other looks restyle a story of the main look: `modes` and `modes-colours` add dark and forced colours,
 * `modes-microsite` each microsite's theme, `modes-paper` print. A story's own `globals` override the look.
 */
export const looks = {
  'light-zh': { theme: 'light', locale: 'zh-CN', viewport: 'desktop' },
  'light-en': { theme: 'light', locale: 'en-US', viewport: 'desktop', tags: ['modes'] },
  'phone-zh': { theme: 'light', locale: 'zh-CN', viewport: 'phone', tags: ['modes'] },
  'dark-zh': restyled('dark', 'modes', 'modes-colours'),
  'forced-colors': { ...restyled('light', 'modes', 'modes-colours'), medium: 'forcedColors' },
  // A dark page, because the print style has to invert it.
  paper: { ...restyled('dark', 'modes-paper'), medium: 'print' },
  tide: restyled('tide', 'modes-microsite'),
  kite: restyled('kite', 'modes-microsite'),
  tang: restyled('tang', 'modes-microsite'),
  lamps: restyled('lamps', 'modes-microsite'),
  dcic: restyled('dcic', 'modes-microsite'),
  unveil: restyled('unveil', 'modes-microsite'),
  'expert-review': restyled('expert-review', 'modes-microsite'),
} as const satisfies Record<string, Look>

export type LookName = keyof typeof looks

/**
 * Tags that apply to a story, from Storybook's, the component's and its own tags in this order; a later `!tag` removes one.
 */
export function keptTags(tags: readonly string[]): string[] {
  const kept = new Set(['dev', 'test'])
  for (const tag of tags) {
    if (tag.startsWith('!')) kept.delete(tag.slice(1))
    else kept.add(tag)
  }
  return [...kept]
}

/** Whether a story with these tags has a picture in the look. */
export const isShownIn = ({ tags: wanted }: Look, tags: readonly string[]): boolean =>
  wanted === undefined || wanted.some((tag) => tags.includes(tag))

/** Names of the looks in which a story with these tags is pictured. */
export const looksOf = (tags: readonly string[]): string[] =>
  Object.entries<Look>(looks).flatMap(([name, look]) => (isShownIn(look, tags) ? [name] : []))

/** Initial Storybook globals of a look. */
export const lookGlobals = ({ theme, locale, viewport }: Look) => ({
  theme,
  locale,
  viewport: { value: viewport, isRotated: false },
})

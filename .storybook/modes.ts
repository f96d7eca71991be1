import type { Language } from '@shulei/i18n/language.ts'

/** Values of the toolbar that a picture is taken under. */
export interface Look {
  /** `data-theme` on <html>. */
  theme: string
  locale: Language
  /** A key of `viewports`. */
  viewport: keyof typeof viewports
}

/** Screens in CSS pixels: the narrow phone, the tablet and the desktop of the pictures. */
export const viewports = {
  phone: { name: 'Phone 360', type: 'mobile', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', type: 'desktop', styles: { width: '1280px', height: '900px' } },
} as const

/** The look every story is tested and pictured in. */
export const mainLook = 'light-zh'

/**
 * Every look by its name, which is also the name of its Vitest project and of its folder of baselines. All stories run in
 * the main look; a story with the tag `modes` runs in the others as well. A story's own `globals` win over the look.
 */
export const looks = {
  'light-zh': { theme: 'light', locale: 'zh-CN', viewport: 'desktop' },
  'dark-zh': { theme: 'dark', locale: 'zh-CN', viewport: 'desktop' },
  'light-en': { theme: 'light', locale: 'en-US', viewport: 'desktop' },
  'phone-zh': { theme: 'light', locale: 'zh-CN', viewport: 'phone' },
  wireframe: { theme: 'wireframe', locale: 'zh-CN', viewport: 'desktop' },
} as const satisfies Record<string, Look>

/** A look as Storybook globals, for `storybookTest({ initialGlobals })`. */
export function lookGlobals({ theme, locale, viewport }: Look) {
  return { theme, locale, viewport: { value: viewport, isRotated: false } }
}

/** Parameters that make Chromatic take the main look only; the preview's default. */
export const chromaticMainLook = { modes: { [mainLook]: looks[mainLook] } }

/** The pages of the guide in order (`B§2`, Q013); `/guide/step-1` is the first. */
export const guidePages = ['basic', 'occupation', 'skills', 'verification', 'done'] as const

export type GuidePage = (typeof guidePages)[number]

/** Pages that may be left out; only the gate decides about the others. */
export const optionalGuidePages: ReadonlySet<GuidePage> = new Set(['skills'])

/** The page after a page; the last one has none. */
export const pageAfter = (page: GuidePage): GuidePage | null => guidePages[guidePages.indexOf(page) + 1] ?? null

/** The page before a page; the first one has none. */
export const pageBefore = (page: GuidePage): GuidePage | null => guidePages[guidePages.indexOf(page) - 1] ?? null

/**
 * The page on which a person begins or goes on: the first one with a missing item, optional pages left out, and the last page
 * when nothing is missing.
 */
export function firstOpenPage(missing: readonly { page: GuidePage; isIgnored: boolean }[]): GuidePage {
  const open = new Set(missing.filter(({ isIgnored }) => !isIgnored).map(({ page }) => page))
  return guidePages.find((page) => open.has(page)) ?? 'done'
}

/**
 * Whether the guide shows itself (`B§4`, S107, Q029). It opens for everybody who has not hidden it. Once it is hidden, only the
 * gate before submitting opens it again, that is with a return target and while something required is missing.
 */
export function mayOpenGuide(guide: { isHidden: boolean; isByGate: boolean; hasGap: boolean }): boolean {
  return !guide.isHidden || (guide.isByGate && guide.hasGap)
}

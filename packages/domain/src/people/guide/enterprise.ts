import type { AuthStatus } from '../../base/completion/status.ts'

/** The pages of an enterprise's certification in order: the first of them is `/guide-ent` itself (Q012). */
export const enterprisePages = ['start', 'company', 'contact', 'purpose', 'licence', 'done'] as const

export type EnterprisePage = (typeof enterprisePages)[number]

/**
 * The page that the address of a page shows. A certification that waits or has passed is shown at each address as the last page.
 * Until then the last page has nothing to show, and its address shows the first one, on which a person begins or goes on.
 */
export function enterprisePageShown(page: EnterprisePage, status: AuthStatus): EnterprisePage {
  if (status === 'pending' || status === 'passed') return 'done'
  return page === 'done' ? 'start' : page
}

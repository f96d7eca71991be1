import type { Website } from './site-state.ts'

/** The way to reach the operator by mail or on a page; null where the site has none. */
export function contactLink({ email, page }: Website['contact']): { text: string; href: string } | null {
  if (email) return { text: email, href: `mailto:${email}` }
  return page ? { text: page.replace(/^https:\/\//, ''), href: page } : null
}

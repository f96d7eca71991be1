import { redirect } from 'react-router'

/**
 * Leads from an address with a former id to the same address with the present one, for good: links exist outside of this site.
 * Returns where the ids are the same.
 */
export function leaveFormerId({ pathname, search }: URL, asked: number, id: number): void {
  if (asked === id) return
  const path = pathname.replace(/\.data$/, '').replace(new RegExp(`/${asked}(?=/|$)`), `/${id}`)
  throw redirect(path + search, 301)
}

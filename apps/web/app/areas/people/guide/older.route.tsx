import { redirect } from 'react-router'
import type { Route } from './+types/older.route'

/** Backup paths of two steps lead to the steps, with their query (R039, R040, Q014). */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`${url.pathname.replace(/\.bak\/?$/, '')}${url.search}`)

export default function Older() {
  return null
}

import { redirect } from 'react-router'
import type { Route } from './+types/older-address.route'

/** /notice/:id? is the older address of a notice, or of all of them (Q067). */
export const loader = ({ params: { id } }: Route.LoaderArgs) =>
  redirect(id === undefined ? '/notices' : `/notices/${encodeURIComponent(id)}`, 301)

export default function OlderAddress() {
  return null
}

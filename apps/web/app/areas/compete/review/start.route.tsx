import { pageRequest } from '../../../context.ts'
import type { Route } from './+types/start.route'
import { leadToOwnPage } from './reviewer.server.ts'

/** Leads to the page of the reviewer's role, or to the sign-in. */
export const loader = ({ context, url }: Route.LoaderArgs) => leadToOwnPage(context.get(pageRequest), url)

export default function ReviewStart() {
  return null
}

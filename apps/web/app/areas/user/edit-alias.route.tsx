import type { Route } from './+types/edit-alias.route'
import { redirectToOwn } from './own-page.server.ts'

/** /user-profile/:id? is the older address of the profile's editing (R125). */
export const loader = (args: Route.LoaderArgs) => redirectToOwn(args, 'profile')

/** Never shown; a route without a component would answer a refusal as data instead of as a page. */
export default function EditAlias() {
  return null
}

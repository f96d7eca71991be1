import type { Route } from './+types/edit-alias.route'
import { redirectToOwn } from './own-page.server.ts'

/** /user-profile/:id? is the older address of the page that edits a profile (R125). */
export const loader = (args: Route.LoaderArgs) => redirectToOwn(args, 'profile')

/** Never shown. Without a component the route would answer a refusal as data instead of as an error page. */
export default function EditAlias() {
  return null
}

import type { Route } from './+types/setting-alias.route'
import { redirectToOwn } from './own-page.server.ts'

/** /user-setting/:id? is the older address of the settings (R126). */
export const loader = (args: Route.LoaderArgs) => redirectToOwn(args, 'setting')

/** Never shown. Without a component the route would answer a refusal as data instead of as an error page. */
export default function SettingAlias() {
  return null
}

import type { Route } from './+types/setting-alias.route'
import { redirectToOwn } from './redirect.server.ts'

/** /user-setting/:id? is the older address of the settings (R126). */
export const loader = (args: Route.LoaderArgs) => redirectToOwn(args, 'setting')

export default function SettingAlias() {
  return null
}

import { replace } from 'react-router'
import type { Route } from './+types/own-settings.route'
import { openOwn } from './own-page.server.ts'

/** /users/:id/settings leads its person to the settings, and nobody else (R105). */
export async function loader(args: Route.LoaderArgs) {
  await openOwn(args, 'setting')
  throw replace('/users/settings')
}

/** Never shown; a route without a component would answer a refusal as data instead of as a page. */
export default function OwnSettings() {
  return null
}

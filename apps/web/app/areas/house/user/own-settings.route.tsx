import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { replace } from 'react-router'
import type { Route } from './+types/own-settings.route'
import { openOwn } from './own-page.server.ts'

/** /users/:id/settings redirects the person with this id to the settings. Other people get the 403 page (R105). */
export async function loader(args: Route.LoaderArgs) {
  await openOwn(args, 'setting')
  throw replace(settingsAddress.all())
}

/** Never shown. Without a component the route would answer a refusal as data instead of as an error page. */
export default function OwnSettings() {
  return null
}

import { data } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { serverI18n } from '../../../i18n/server.ts'
import type { Route } from './+types/not-found.route'

/** Page of unknown addresses: 'This page could not be found' with status 404 (A§2). */
export function loader({ context }: Route.LoaderArgs) {
  const t = serverI18n(context.get(pageRequest).language).getFixedT(null, 'shell')
  throw data({ message: t('error.unknownRoute') }, { status: 404 })
}

export default function NotFound() {
  return null
}

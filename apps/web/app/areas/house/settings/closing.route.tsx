import { closingOrigin } from '@shulei/domain/house/account/closing-origin.ts'
import { ClosingPage } from '@shulei/features/house/settings/ClosingPage/ClosingPage.tsx'
import { redirect } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { readerOf } from '../../../shell/settings.server.ts'
import type { Route } from './+types/closing.route'

export const handle = { ns: ['settings', 'account'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const { closingAt } = await readerOf(page)
  const origin = closingOrigin(url.searchParams.get('origin'), new URL(page.address).origin)
  // the person has kept the account elsewhere
  if (closingAt === null && origin !== null) throw redirect(origin)
  return { closingAt, origin }
}

/** The choice of a person whose account is about to close. */
export default function Closing({ loaderData: { closingAt, origin } }: Route.ComponentProps) {
  return <ClosingPage closingAt={closingAt} origin={origin} />
}

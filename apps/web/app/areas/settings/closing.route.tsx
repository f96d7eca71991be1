import { ClosingPage } from '@shulei/features/settings/ClosingPage/ClosingPage.tsx'
import { pageRequest } from '../../context.ts'
import { readerOf } from '../../shell/settings.server.ts'
import type { Route } from './+types/closing.route'

export const handle = { ns: ['settings', 'account'] }

export const loader = async ({ context }: Route.LoaderArgs) => ({
  closingAt: (await readerOf(context.get(pageRequest))).closingAt,
})

/** The choice of a person whose account is about to close. */
export default function Closing({ loaderData: { closingAt } }: Route.ComponentProps) {
  return <ClosingPage closingAt={closingAt} />
}

import { MailsOff } from '@shulei/features/talk/notice/MailsOff/MailsOff.tsx'
import type { Route } from './+types/mails-off.route'

export const handle = { ns: ['notice'] }

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

/** Where the link of a mail leads that ends mails of notices; without a session, too. */
export default function EndMails({ loaderData: { token } }: Route.ComponentProps) {
  return <MailsOff token={token} />
}

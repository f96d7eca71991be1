import { MailsOff } from '@shulei/features/talk/notice/MailsOff/MailsOff.tsx'
import type { Route } from './+types/mails-off.route'

export const handle = { ns: ['notice'] }

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

/** The page on which a person ends mails of notices by the link of such a mail, without a session, too. */
export default function EndMails({ loaderData: { token } }: Route.ComponentProps) {
  return <MailsOff token={token} />
}

import { UserInfoPage } from '@shulei/features/people/profile/UserInfoPage/UserInfoPage.tsx'
import { signOnRequest } from '@shulei/sso/context.ts'
import { pageRequest } from '../../../context.ts'
import { readEditing } from '../../../shell/editing.server.ts'
import { PageTime } from '../../../shell/page-time.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import { readerOf } from '../../../shell/settings.server.ts'
import type { Route } from './+types/userinfo.route'

export const handle = { ns: ['settings', 'editing', 'profile', 'session'] }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const { id } = await readerOf(page)
  const hasOutbox = context.get(signOnRequest).signOn.outbox() !== null
  return {
    id,
    answers: await readEditing(page, id),
    outbox: hasOutbox ? `${page.ssoUrl}/outbox` : null,
    now: page.now,
  }
}

/** The reader's own information (R108). A separate route, because no other settings page needs the code of the editors. */
export default function UserInfo({ loaderData: { id, answers, outbox, now } }: Route.ComponentProps) {
  return (
    <PageTime now={now}>
      <Seeded key={id} answers={answers}>
        <UserInfoPage userId={id} outboxAddress={outbox} />
      </Seeded>
    </PageTime>
  )
}

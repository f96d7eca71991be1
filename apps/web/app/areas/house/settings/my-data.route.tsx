import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { SettingsMain } from '@shulei/features/base/site/SettingsMain.tsx'
import { useSiteState } from '@shulei/features/base/site/site-state.ts'
import { CloseAccount } from '@shulei/features/house/settings/CloseAccount/CloseAccount.tsx'
import { MyData } from '@shulei/features/house/settings/MyData/MyData.tsx'
import { signOnRequest } from '@shulei/sso/context.ts'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import { readerOf } from '../../../shell/settings.server.ts'
import { rememberSignOut } from '../../../shell/site-effects.tsx'
import type { Route } from './+types/my-data.route'

export const handle = { ns: ['settings', 'account', 'session'] }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  await readerOf(page)
  const [data, security, closing] = await Promise.all([
    callOrThrow(page.send(refs.myData, {})),
    callOrThrow(page.send(refs.accountSecurity, {})),
    callOrThrow(page.send(refs.accountClosing, {})),
  ])
  const hasOutbox = context.get(signOnRequest).signOn.outbox() !== null
  return {
    answers: {
      [keyOf(refs.myData, {})]: data,
      [keyOf(refs.accountSecurity, {})]: security,
      [keyOf(refs.accountClosing, {})]: closing,
    },
    outbox: hasOutbox ? `${page.ssoUrl}/outbox` : null,
  }
}

/** A copy of the reader's data, and the closing of the account. */
export default function MyDataPage({ loaderData: { answers, outbox } }: Route.ComponentProps) {
  const { user } = useSiteState()
  return (
    <SettingsMain only="my-data">
      <Seeded answers={answers}>
        {/* closing the account signs the reader out */}
        {user && <MyData />}
        <CloseAccount outboxAddress={outbox} onClosed={rememberSignOut} />
      </Seeded>
    </SettingsMain>
  )
}

import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { SettingsMain } from '@shulei/features/base/site/SettingsMain.tsx'
import { CompanySettings } from '@shulei/features/people/identity/CompanySettings/CompanySettings.tsx'
import { RealNameSettings } from '@shulei/features/people/identity/RealNameSettings/RealNameSettings.tsx'
import { realNameArgs } from '@shulei/features/people/identity/RealNameSettings/useRealName.ts'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import { readerOf } from '../../../shell/settings.server.ts'
import type { Route } from './+types/identity.route'

export const handle = { ns: ['settings', 'identity'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  await readerOf(page)
  const isCompany = url.pathname.endsWith('/ent-setting-certification')
  const answers: Record<string, unknown> = isCompany
    ? { [keyOf(refs.ownCompany, {})]: await callOrThrow(page.send(refs.ownCompany, {})) }
    : { [keyOf(refs.realNameStatus, realNameArgs)]: await callOrThrow(page.send(refs.realNameStatus, realNameArgs)) }
  return { isCompany, answers }
}

/** Verification of a person's real name (R113), or of an enterprise that wants to host competitions (R115). */
export default function Identity({ loaderData: { isCompany, answers } }: Route.ComponentProps) {
  return (
    <SettingsMain only={isCompany ? 'ent-setting-certification' : 'certification'}>
      <Seeded answers={answers}>{isCompany ? <CompanySettings /> : <RealNameSettings />}</Seeded>
    </SettingsMain>
  )
}

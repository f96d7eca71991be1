import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { VerificationStep } from '@shulei/features/people/guide/GuideWizard/VerificationStep.tsx'
import { realNameArgs } from '@shulei/features/people/identity/RealNameSettings/useRealName.ts'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import type { Route } from './+types/verification.route'
import { readGuidePage } from './guide.server.ts'
import { GuidePage } from './guide-page.tsx'

export const handle = { ns: ['guide', 'guide-item', 'identity'] }

export async function loader(args: Route.LoaderArgs) {
  const loaded = await readGuidePage(args)
  const status = await callOrThrow(args.context.get(pageRequest).send(refs.realNameStatus, realNameArgs))
  return { ...loaded, answers: { ...loaded.answers, [keyOf(refs.realNameStatus, realNameArgs)]: status } }
}

/** Step 4: the verification of the real name (R037). */
export default function Verification({ loaderData }: Route.ComponentProps) {
  return <GuidePage page="verification" step={VerificationStep} loaded={loaderData} />
}

import { BasicStep } from '@shulei/features/people/guide/GuideWizard/BasicStep.tsx'
import type { Route } from './+types/basic.route'
import { readGuidePage } from './guide.server.ts'
import { GuidePage } from './guide-page.tsx'

export const handle = { ns: ['guide', 'guide-item'] }

export const loader = (args: Route.LoaderArgs) => readGuidePage(args, { choices: true })

/** Step 1: identity and binding information (R034). */
export default function Basic({ loaderData }: Route.ComponentProps) {
  return <GuidePage page="basic" step={BasicStep} loaded={loaderData} />
}

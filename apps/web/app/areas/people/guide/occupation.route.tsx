import { OccupationStep } from '@shulei/features/people/guide/GuideWizard/OccupationStep.tsx'
import type { Route } from './+types/occupation.route'
import { readGuidePage } from './guide.server.ts'
import { GuidePage } from './guide-page.tsx'

export const handle = { ns: ['guide', 'guide-item'] }

export const loader = (args: Route.LoaderArgs) => readGuidePage(args, { choices: true })

/** Step 2: the occupation of the identity (R035). */
export default function Occupation({ loaderData }: Route.ComponentProps) {
  return <GuidePage page="occupation" step={OccupationStep} loaded={loaderData} />
}

import { DoneStep } from '@shulei/features/people/guide/GuideWizard/DoneStep.tsx'
import type { Route } from './+types/done.route'
import { readGuidePage } from './guide.server.ts'
import { GuidePage } from './guide-page.tsx'

export const handle = { ns: ['guide', 'guide-item'] }

export const loader = (args: Route.LoaderArgs) => readGuidePage(args)

/** Step 5: what is complete and what is left (R038). */
export default function Done({ loaderData }: Route.ComponentProps) {
  return <GuidePage page="done" step={DoneStep} loaded={loaderData} />
}

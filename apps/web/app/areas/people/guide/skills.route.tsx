import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { SkillsStep } from '@shulei/features/people/guide/GuideWizard/SkillsStep.tsx'
import { profileArgs } from '@shulei/features/people/profile/useProfile.ts'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import type { Route } from './+types/skills.route'
import { readGuidePage } from './guide.server.ts'
import { GuidePage } from './guide-page.tsx'

export const handle = { ns: ['guide', 'guide-item', 'editing'] }

export async function loader(args: Route.LoaderArgs) {
  const loaded = await readGuidePage(args)
  const profile = await callOrThrow(args.context.get(pageRequest).send(refs.userProfile, profileArgs(loaded.id)))
  return { ...loaded, answers: { ...loaded.answers, [keyOf(refs.userProfile, profileArgs(loaded.id))]: profile } }
}

/** Step 3, optional: technical directions (R036, Q013). */
export default function Skills({ loaderData }: Route.ComponentProps) {
  return <GuidePage page="skills" step={SkillsStep} loaded={loaderData} />
}

import { refs } from '@shulei/contract/refs.ts'
import { Faq } from '@shulei/features/compete/competition/Faq/Faq.tsx'
import { faqArgs } from '@shulei/features/compete/competition/useCompetition.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/faq.route'
import { loadPart } from './load-part.server.ts'
import { ContestTitle } from './title.tsx'

export const loader = (args: Route.LoaderArgs) => loadPart(args, refs.competitionFaq, faqArgs)

export default function ContestFaq({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="faq" />
      <Faq competitionId={id} />
    </Seeded>
  )
}

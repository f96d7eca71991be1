import { Faq } from '@shulei/features/competition/Faq/Faq.tsx'
import type { Route } from './+types/faq.route'
import { ContestTitle } from './title.tsx'

export default function ContestFaq({ params }: Route.ComponentProps) {
  const id = Number(params.id)
  return (
    <>
      <ContestTitle competitionId={id} tab="faq" />
      <Faq competitionId={id} />
    </>
  )
}

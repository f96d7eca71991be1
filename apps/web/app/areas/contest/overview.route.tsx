import { Overview } from '@shulei/features/competition/Overview/Overview.tsx'
import type { Route } from './+types/overview.route'
import { ContestTitle } from './title.tsx'

export default function ContestOverview({ params }: Route.ComponentProps) {
  const id = Number(params.id)
  return (
    <>
      <ContestTitle competitionId={id} tab="overview" />
      <Overview competitionId={id} />
    </>
  )
}

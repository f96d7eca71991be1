import { Dataware } from '@shulei/features/competition/Dataware/Dataware.tsx'
import type { Route } from './+types/dataware.route'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['columns'] }

export default function ContestData({ params }: Route.ComponentProps) {
  const id = Number(params.id)
  return (
    <>
      <ContestTitle competitionId={id} tab="dataware" />
      <Dataware competitionId={id} />
    </>
  )
}

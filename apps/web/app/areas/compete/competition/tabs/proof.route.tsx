import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { useCompetition } from '@shulei/features/compete/competition/useCompetition.ts'
import { ProofPage, proofArgs } from '@shulei/features/compete/proof/ProofPage/ProofPage.tsx'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/proof.route'
import { loadPart } from './load-part.server.ts'

export const handle = { ns: ['certificate'] }

export const loader = (args: Route.LoaderArgs) => loadPart(args, refs.competitionProof, proofArgs)

function ProofTitle({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('certificate')
  const { pick } = useFormat()
  const { data } = useCompetition(competitionId)
  if (!data) return null
  const title = `${t('proof.tab')} · ${pick(data.title)}`
  return (
    <>
      <PageTitle text={title} />
      <ShareMeta subject={{ page: 'ranking', id: competitionId }} title={title} text={t('proof.lead')} />
    </>
  )
}

export default function ContestProof({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ProofTitle competitionId={id} />
      <ProofPage competitionId={id} />
    </Seeded>
  )
}

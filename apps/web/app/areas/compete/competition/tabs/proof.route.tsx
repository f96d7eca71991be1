import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { useCompetition } from '@shulei/features/compete/competition/useCompetition.ts'
import { ProofPage, proofArgs } from '@shulei/features/compete/proof/ProofPage/ProofPage.tsx'
import { useFormat } from '@shulei/i18n/format.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/proof.route'
import { competitionIdOf } from './competition-id.server.ts'

export const handle = { ns: ['certificate'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  return { id, proof: await callOrThrow(page.send(refs.competitionProof, proofArgs(id))) }
}

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

export default function ContestProof({ loaderData: { id, proof } }: Route.ComponentProps) {
  const answers = useMemo(() => ({ [keyOf(refs.competitionProof, proofArgs(id))]: proof }), [id, proof])
  return (
    <Seeded answers={answers}>
      <ProofTitle competitionId={id} />
      <ProofPage competitionId={id} />
    </Seeded>
  )
}

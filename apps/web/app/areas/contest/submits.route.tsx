import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useSignOnAddress } from '@shulei/features/shell/useSignOnAddress.ts'
import { parseSubmits } from '@shulei/features/submission/address.ts'
import { SubmitPage } from '@shulei/features/submission/SubmitPage/SubmitPage.tsx'
import { standingArgs } from '@shulei/features/submission/SubmitSide/SubmitSide.tsx'
import { isWhole, submitsArgs } from '@shulei/features/submission/submits.ts'
import { useMemo } from 'react'
import { pageRequest } from '../../context.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import { Seeded } from '../../shell/seeded.tsx'
import type { Route } from './+types/submits.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['submission'] }

/** For signed-in people: a visitor gets 401 with the way to sign in. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = submitsArgs(id, parseSubmits(new URL(request.url).searchParams).page)
  const submits = await callOrThrow(page.send(refs.competitionSubmits, args))
  const hasBest = isWhole(submits) && submits.best !== null
  const standing = hasBest ? await callOrThrow(page.send(refs.competitionRankings, standingArgs(id))) : undefined
  return { id, key: keyOf(refs.competitionSubmits, args), submits, standing }
}

export default function ContestSubmits({ loaderData }: Route.ComponentProps) {
  const { id, key, submits, standing } = loaderData
  const signOn = useSignOnAddress()
  const answers = useMemo(
    () => ({
      [key]: submits,
      ...(standing ? { [keyOf(refs.competitionRankings, standingArgs(id))]: standing } : {}),
    }),
    [id, key, submits, standing],
  )
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="submits" />
      <SubmitPage competitionId={id} loginAddress={signOn('login2')} />
    </Seeded>
  )
}

import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { PrivateCodeForm } from '@shulei/features/compete/competition/PrivateCodeForm/PrivateCodeForm.tsx'
import { isLocked, profileArgs } from '@shulei/features/compete/competition/useCompetition.ts'
import { useTranslation } from 'react-i18next'
import { redirect, useNavigate } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import type { Route } from './+types/private-verify.route'

export const handle = { ns: ['private-code'] }

/**
 * The competition and the code of the address (Q098); an id that is none counts as missing. A competition that is open to the reader
 * is led to, and one that does not exist is not found, as at its own address.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = url.searchParams.get('id') ?? ''
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
  if (id !== null) {
    const page = context.get(pageRequest)
    const competition = await callOrThrow(page.send(refs.competitionProfile, profileArgs(id)))
    if (!isLocked(competition)) throw redirect(competitionAddress.overview({ id }))
  }
  return { id, code: (url.searchParams.get('code') ?? '').slice(0, 200) }
}

/** The code of a private competition. Nothing else about the competition is answered before the code is right. */
export default function PrivateVerify({ loaderData: { id, code } }: Route.ComponentProps) {
  const { t } = useTranslation('private-code')
  const navigate = useNavigate()
  return (
    <>
      <PageTitle text={t('pageTitle')} />
      <meta name="robots" content="noindex" />
      <main id="content">
        <PrivateCodeForm
          key={id}
          competitionId={id}
          code={code}
          onOpen={(open) => void navigate(competitionAddress.overview({ id: open }), { replace: true })}
        />
      </main>
    </>
  )
}

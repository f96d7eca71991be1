import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { PrivateCodeForm } from '@shulei/features/competition/PrivateCodeForm/PrivateCodeForm.tsx'
import { PageTitle } from '@shulei/features/site/PageTitle/PageTitle.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Route } from './+types/private-verify.route'

export const handle = { ns: ['private-code'] }

/** The competition and the code of the address (Q098); an id that is none counts as missing. */
export function loader({ url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? ''
  const code = url.searchParams.get('code') ?? ''
  return { id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null, code: code.slice(0, 200) }
}

/** The code of a private competition. Nothing about the competition is read before the code is right. */
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

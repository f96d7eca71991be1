import { CallError } from '@shulei/client/call-error.ts'
import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import {
  CertificatePage,
  certificateArgs,
} from '@shulei/features/compete/certificate/CertificatePage/CertificatePage.tsx'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { PageTime } from '../../../shell/page-time.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/certificate.route'
import { certificateNoOf, noCertificate } from './certificate-no.server.ts'

export const handle = { ns: ['certificate'], describes: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const no = certificateNoOf(params.id, page.language)
  const asked = page.send(refs.certificate, certificateArgs(no)).catch((error: unknown) => {
    throw error instanceof CallError && error.http === 404 ? noCertificate(page.language) : error
  })
  const certificate = await callOrThrow(asked)
  return {
    certificate,
    answers: { [keyOf(refs.certificate, certificateArgs(certificate.no))]: certificate },
    now: page.now,
  }
}

export default function CertificateRoute({ loaderData: { certificate, answers, now } }: Route.ComponentProps) {
  const { t } = useTranslation('certificate')
  const { pick } = useFormat()
  const { no, team, rank, total, competition } = certificate
  const title = t('title', { no })
  const text = t('summary', { team: team.name, rank, total, competition: pick(competition.title) })
  return (
    <PageTime now={now}>
      <Seeded answers={answers}>
        <PageTitle text={title} />
        <ShareMeta subject={{ page: 'certificate', no }} title={title} text={text} />
        <CertificatePage no={no} />
      </Seeded>
    </PageTime>
  )
}

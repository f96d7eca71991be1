import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as certificateAddress from '@shulei/domain/address/certificate.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './OwnCertificate.css.ts'

/** Arguments of the call for the certificate of the reader's own team, shared by loader and component. */
export const ownCertificateArgs = (competitionId: number) => ({ params: { id: competitionId } })

/** The certificate of the reader's own team, or the reason why there is none. A reader without a team sees nothing. */
export function OwnCertificate({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('certificate')
  const { t: shell } = useTranslation('shell')
  const { number } = useFormat()
  const { data, error } = useCall(refs.teamCertificate, ownCertificateArgs(competitionId))
  if (error || data?.state === 'noTeam') return null
  return (
    <Panel title={t('own.title')} tone={data?.certificate ? 'success' : undefined}>
      {!data ? <Skeleton label={shell('a11y.loading')} /> : null}
      {data?.certificate ? (
        <div className={css.ready}>
          <p className={css.words}>
            {t('own.ready', { rank: number(data.certificate.rank), total: number(data.certificate.total) })}
          </p>
          <LinkButton component={Link} to={certificateAddress.detail({ id: data.certificate.no })} variant="primary">
            {t('own.open')}
          </LinkButton>
          <LinkButton href={data.certificate.pdf} download={`${data.certificate.no}.pdf`}>
            {t('download')}
          </LinkButton>
        </div>
      ) : null}
      {data && !data.certificate && data.state !== 'ready' ? (
        <p className={css.words}>{t(`own.${data.state}`)}</p>
      ) : null}
    </Panel>
  )
}

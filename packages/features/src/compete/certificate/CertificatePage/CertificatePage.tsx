import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { certificate } from '@shulei/contract/compete/certificate/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import * as css from './CertificatePage.css.ts'

type Certificate = Data<typeof certificate>

const medals = ['gold', 'silver', 'bronze'] as const
const tones = { valid: 'success', withdrawn: 'warning', broken: 'danger', revoked: 'warning' } as const

/** Arguments of the call for a certificate, shared by loader and component. */
export const certificateArgs = (no: string) => ({ params: { no } })

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={css.fact}>
      {label} <span className={css.factValue}>{children}</span>
    </span>
  )
}

/** The certificate as it is printed: team, rank and competition, with the picture of the competition's data. */
function Sheet({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificate')
  const { pick, number } = useFormat()
  const { competition, round, team, members, rank, total, list, score, demo, picture } = certificate
  const name = round ? `${pick(competition.title)} · ${pick(round)}` : pick(competition.title)
  return (
    <article className={css.sheet} data-medal={medals[rank - 1]}>
      <div className={css.words}>
        <p className={css.kind}>{t('kind')}</p>
        <h1 className={css.title}>{name}</h1>
        <p className={css.label}>{t('awarded')}</p>
        <h2 className={css.team}>
          <bdi>{team.name}</bdi>
          {demo ? <Tag isOutlined>{t('demo')}</Tag> : null}
        </h2>
        <p className={css.members}>{members.join(' · ')}</p>
        <p className={css.statement}>
          {t('statement', { competition: name, rank: number(rank), total: number(total), list, score })}
        </p>
      </div>
      <p className={css.place}>
        <span className={css.rank} data-digits={String(rank).length}>
          {rank}
        </span>
        <span className={css.total}>{t('ofTotal', { total: number(total) })}</span>
      </p>
      {picture ? (
        <div className={css.picture}>
          <SignatureDrawing picture={picture} />
        </div>
      ) : null}
      <Facts certificate={certificate} />
    </article>
  )
}

function Facts({ certificate: { endedOn, issuedAt, no, revision } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificate')
  // the days of the PDF, which is the same for readers in every zone
  const dayText = (day: string) => day.replaceAll('-', '/')
  return (
    <div className={css.facts}>
      <Fact label={t('ended')}>{dayText(endedOn)}</Fact>
      <Fact label={t('issued')}>{dayText(shanghaiDay(Date.parse(issuedAt)))}</Fact>
      <Fact label={t('number')}>
        {no}
        {revision > 1 ? ` · ${t('revised', { revision })}` : ''}
      </Fact>
    </div>
  )
}

/** How a reader verifies the certificate without this page. */
function Check({ certificate: { no, proof } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificate')
  const { origin } = new URL(useSiteState().address)
  const command = `npm run verify-certificate -- ${no}.pdf ${proof.publicKey ?? origin}`
  return (
    <Panel title={t('check.title')}>
      <div className={css.check}>
        <p className={css.lead}>{t('check.lead')}</p>
        <code className={css.code}>{command}</code>
        <p className={css.lead}>{t('check.changed', { origin })}</p>
        <DescriptionList
          items={[
            { term: t('check.key'), value: <code className={css.value}>{proof.key}</code> },
            { term: t('check.publicKey'), value: <code className={css.value}>{proof.publicKey ?? '–'}</code> },
            { term: t('check.signature'), value: <code className={css.value}>{proof.signature}</code> },
            {
              term: t('check.keys'),
              value: <a href={pathOf(refs.signingKeys, {})}>{origin + pathOf(refs.signingKeys, {})}</a>,
            },
          ]}
        />
        <Disclosure title={t('check.signed')}>
          <code className={css.code}>{proof.text}</code>
        </Disclosure>
      </div>
    </Panel>
  )
}

/**
 * A certificate with the verdict about its signature, and the ways to verify it.
 *
 * - MUST show what is signed and nothing else about people than the ranking shows (C076, Q151).
 * - MUST say whether the signature is valid, and for a banned team that the certificate is suspended.
 * - MUST offer the PDF only while the certificate is valid.
 * - MUST say how to verify the PDF without the site, with the public key that signed it.
 * - MUST work without JavaScript.
 */
export function CertificatePage({ no }: { no: string }) {
  const { t } = useTranslation('certificate')
  const { t: shell } = useTranslation('shell')
  const { data, error, mutate } = useCall(refs.certificate, certificateArgs(no))
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      {data ? (
        <>
          <Sheet certificate={data} />
          <Alert tone={tones[data.verdict]} title={t(`verdict.${data.verdict}`)}>
            {t(`verdict.${data.verdict}Hint`)}
          </Alert>
          <div className={css.actions}>
            {data.verdict === 'valid' ? (
              <LinkButton variant="primary" href={data.pdf} download={`${data.no}.pdf`} icon={<Icon of={Download} />}>
                {t('download')}
              </LinkButton>
            ) : null}
            <LinkButton
              component={Link}
              to={competitionAddress.ranking({
                id: data.competition.id,
                hash: competitionAddress.teamRow(data.team.id),
              })}
            >
              {t('ranking')}
            </LinkButton>
          </div>
          <Check certificate={data} />
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton label={shell('a11y.loading')} shape="block" />
      )}
    </main>
  )
}

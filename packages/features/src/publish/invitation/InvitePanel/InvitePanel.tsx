import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { KeyFigure, KeyFigures } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { type InviteScope, inviteArgs, type SelfInvite } from '../invitation.ts'
import { CopyLink } from './CopyLink.tsx'
import * as css from './InvitePanel.css.ts'

/** The link as a QR code: dark modules on white in every theme, because cameras expect them so. */
function QrCode({ qr: { d, modules } }: Pick<SelfInvite, 'qr'>) {
  const { t } = useTranslation('invitation')
  return (
    <figure className={css.figure}>
      <svg className={css.qr} viewBox={`-4 -4 ${modules + 8} ${modules + 8}`} role="img" aria-label={t('qr.name')}>
        <rect x="-4" y="-4" width={modules + 8} height={modules + 8} fill="#fff" />
        <path d={d} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption className={css.note}>{t('qr.hint')}</figcaption>
    </figure>
  )
}

function Loaded({ invite: { link, qr, counts } }: { invite: SelfInvite }) {
  const { t } = useTranslation('invitation')
  const { number } = useFormat()
  return (
    <div className={css.split}>
      <div className={css.words}>
        <CopyLink link={link} />
        <section aria-label={t('counts.title')}>
          <KeyFigures>
            <KeyFigure label={t('counts.begun')} value={number(counts.begun)} />
            <KeyFigure label={t('counts.counted')} value={number(counts.counted)} />
          </KeyFigures>
        </section>
        <p className={css.note}>{t('counts.rule')}</p>
      </div>
      <QrCode qr={qr} />
    </div>
  )
}

export interface InvitePanelProps {
  scope: InviteScope
  /** False once nobody can sign up any more: the link then adds nobody. */
  isOpen?: boolean
}

/** The reader's invitation link with its QR code, and how many people came through it. */
export function InvitePanel({ scope, isOpen = true }: InvitePanelProps) {
  const { t } = useTranslation('invitation')
  const { t: shell } = useTranslation('shell')
  const { data, error, mutate } = useCall(refs.selfInvite, inviteArgs(scope))
  return (
    <Panel title={t('title')} description={t('lead')}>
      <div className={css.stack}>
        {isOpen ? null : <Alert tone="warning">{t('closed')}</Alert>}
        {data ? (
          <Loaded invite={data} />
        ) : error ? (
          <LoadFailed error={error} onRetry={() => mutate()} />
        ) : (
          <Skeleton label={shell('a11y.loading')} shape="block" />
        )}
      </div>
    </Panel>
  )
}

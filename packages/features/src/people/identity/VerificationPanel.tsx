import type { CallError } from '@shulei/client/call-error.ts'
import type { AuthStatus } from '@shulei/domain/base/completion/status.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { type Description, DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Panel, type PanelProps } from '@shulei/ui/Panel/Panel.tsx'
import { Tag, type TagTone } from '@shulei/ui/Tag/Tag.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../base/site/NotRead.tsx'
import { useVerificationTime } from '../../base/site/useVerificationTime.ts'
import * as css from './identity.css.ts'

/** Tone of the tag and of the panel's edge. */
const tones = {
  notVerified: ['neutral', undefined],
  pending: ['warning', 'warning'],
  rejected: ['danger', 'danger'],
  passed: ['success', 'success'],
} as const satisfies Record<AuthStatus, readonly [TagTone, PanelProps['tone']]>

type Verified = 'realName' | 'company'

interface Stored {
  status: AuthStatus
  failureReason: string | null
}

export interface VerificationPanelProps {
  /** Subject of the verification: a person or an enterprise. */
  of: Verified
  /** Element id for links to the panel. */
  id: string
  /** Undefined while loading. */
  stored: Stored | undefined
  /** The stored values, masked where they are private. */
  facts: readonly Description[]
  /** The verification was sent on this page. */
  isSent: boolean
  /** Error of the last read. */
  error: CallError | undefined
  onRetry: () => void
  /** The form, drawn while a verification can be sent. */
  children: ReactNode
}

/**
 * A verification by its status, which is always shown as a word: the form, the wait, the refusal with the form, or the
 * facts.
 */
export function VerificationPanel(props: VerificationPanelProps) {
  const { of, id, stored, facts, isSent, error, onRetry, children } = props
  const { t } = useTranslation('identity')
  const [tone, edge] = stored ? tones[stored.status] : []
  return (
    <Panel
      id={id}
      tabIndex={-1}
      title={
        <span className={css.title}>
          {t(`${of}.title`)} {stored && tone && <Tag tone={tone}>{t(`status.${stored.status}`)}</Tag>}
        </span>
      }
      titleSize="card"
      description={t(`${of}.text`)}
      {...(edge && { tone: edge })}
    >
      {!stored ? (
        <NotRead rows={4} error={error} onRetry={onRetry} />
      ) : stored.status === 'pending' || stored.status === 'passed' ? (
        <Outcome of={of} status={stored.status} facts={facts} isNew={isSent} />
      ) : (
        <div className={css.stack}>
          {stored.status === 'rejected' && (
            <Alert tone="danger" title={t('failureReason')}>
              <p className={css.reason}>{stored.failureReason}</p>
              <p>{t(`${of}.rejected`)}</p>
            </Alert>
          )}
          {children}
        </div>
      )}
    </Panel>
  )
}

interface OutcomeProps {
  of: Verified
  status: 'pending' | 'passed'
  facts: readonly Description[]
  /** The form that had the focus is no longer drawn: the focus moves here, and the outcome is announced. */
  isNew: boolean
}

/** The next step or the benefit of the verification, and the facts. */
function Outcome({ of, status, facts, isNew }: OutcomeProps) {
  const { t } = useTranslation('identity')
  const time = useVerificationTime()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) notice.current?.focus()
  }, [isNew])
  return (
    <div className={css.stack}>
      <div ref={notice} tabIndex={-1} className={css.notice}>
        <Alert
          tone={status === 'passed' ? 'success' : 'info'}
          title={t(`${of}.${status}.title`)}
          {...(isNew && { live: 'polite' as const })}
        >
          {t(`${of}.${status}.text`, { time })}
        </Alert>
      </div>
      <DescriptionList items={facts} />
    </div>
  )
}

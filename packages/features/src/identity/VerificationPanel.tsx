import type { CallError } from '@shulei/client/call-error.ts'
import type { AuthStatus } from '@shulei/domain/identity/status.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { type Description, DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Panel, type PanelProps } from '@shulei/ui/Panel/Panel.tsx'
import { Tag, type TagTone } from '@shulei/ui/Tag/Tag.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../settings/NotRead.tsx'
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
  /** What is verified: a person or an enterprise. */
  of: Verified
  /** Where the address can lead. */
  id: string
  /** Undefined until it is read. */
  stored: Stored | undefined
  /** What was sent, as far as it may be shown. */
  facts: readonly Description[]
  /** It was sent on this page. */
  isSent: boolean
  /** Why it could not be read. */
  error: CallError | undefined
  onReadAgain: () => void
  /** The form, for while there is something to send. */
  children: ReactNode
}

/** A verification by its status, which is always in view as a word: the form, the wait, the refusal with the form, or the facts. */
export function VerificationPanel(props: VerificationPanelProps) {
  const { of, id, stored, facts, isSent, error, onReadAgain, children } = props
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
        <NotRead rows={4} error={error} onReadAgain={onReadAgain} />
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
  /** The form that had the focus is gone: it is led here, and what is here is spoken. */
  isNew: boolean
}

/** What comes next or what it is good for, and the facts. */
function Outcome({ of, status, facts, isNew }: OutcomeProps) {
  const { t } = useTranslation('identity')
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
          {t(`${of}.${status}.text`)}
        </Alert>
      </div>
      <DescriptionList items={facts} />
    </div>
  )
}

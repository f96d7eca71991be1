import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Checkbox } from '@shulei/ui/Checkbox/Checkbox.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { formFailure } from '../../../base/form/form-failure.ts'
import * as css from './SignupForm.css.ts'

export interface AgreementStepProps {
  /** Sanitised HTML. */
  agreement: { cn: string; en: string }
  /** The agreement has changed since the reader accepted it, and must be accepted again. */
  isAgain: boolean
  /** Sends the acceptance; a thrown error is shown. */
  onAccept: () => Promise<void>
}

/** The participation agreement; it must be accepted before the next step (B§5). */
export function AgreementStep({ agreement, isAgain, onAccept }: AgreementStepProps) {
  const { t } = useTranslation('signup')
  const { t: shell } = useTranslation('shell')
  const format = useFormat()
  const [isAccepted, setAccepted] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setTried(true)
    setFailure(null)
    if (!isAccepted) return
    setSending(true)
    try {
      await onAccept()
    } catch (error) {
      setFailure({ error })
    } finally {
      setSending(false)
    }
  }

  return (
    <Panel title={t('agreementTitle')}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        {isAgain ? (
          <Alert tone="warning" live="polite">
            {t('agreementAgain')}
          </Alert>
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <section className={css.agreement} aria-label={t('agreementBox')} tabIndex={0}>
          <Prose sanitisedHtml={format.pick(agreement)} lang={langOf(agreement, format.language)} />
        </section>
        <Checkbox
          isSelected={isAccepted}
          onChange={setAccepted}
          isRequired
          errorMessage={isTried && !isAccepted ? t('agreementRequired') : undefined}
        >
          {t('agree')}
        </Checkbox>
        {failure === null ? null : <FailureNote failure={formFailure(failure.error, shell('state.loadFailedHint'))} />}
        <div className={css.actions}>
          <Button type="submit" variant="primary" size="l" isPending={isSending} pendingLabel={t('sending')}>
            {t('next')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

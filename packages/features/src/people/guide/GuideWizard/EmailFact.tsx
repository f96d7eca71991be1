import { Button } from '@shulei/ui/Button/Button.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { lazy, type Ref, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveFocus } from '../../../base/site/focus.ts'
import * as css from './GuideWizard.css.ts'

/** Loaded for the few accounts without a mail address, when the person wants to add one. */
const EmailDialog = lazy(async () => ({ default: (await import('./EmailDialog.tsx')).EmailDialog }))

export interface EmailFactProps {
  email: string
  outboxAddress: string | null
  /** Says that the address is missing. */
  errorMessage: string | undefined
  /** The button that adds an address. */
  ref: Ref<HTMLButtonElement>
}

/** The mail address of the account: shown when there is one, else added here, proven by a code. */
export function EmailFact({ email, outboxAddress, errorMessage, ref }: EmailFactProps) {
  const { t } = useTranslation('guide')
  const { t: shell } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const moveFocus = useMoveFocus()
  const fact = useRef<HTMLDivElement>(null)
  const id = useId()
  return (
    <div ref={fact} tabIndex={-1} className={css.fact}>
      <span className={css.factName}>{t('basic.email')}</span>
      <span className={css.factValue}>{email || t('basic.emailNone')}</span>
      {email ? null : (
        <Button
          ref={ref}
          size="s"
          variant="inverse"
          aria-describedby={errorMessage ? id : undefined}
          onPress={() => setOpen(true)}
        >
          {t('basic.emailAdd')}
        </Button>
      )}
      <span className={css.note}>{t('basic.emailHint')}</span>
      <VisuallyHidden role="status">{isAdded && email ? t('basic.emailAdded', { email }) : ''}</VisuallyHidden>
      {errorMessage ? (
        <span id={id} className={css.factError}>
          {errorMessage}
        </span>
      ) : null}
      {isOpen ? (
        <Suspense fallback={<Loading label={shell('a11y.loading')} />}>
          <EmailDialog
            outboxAddress={outboxAddress}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              setAdded(true)
              // the added address removes the button that opened the dialog
              moveFocus(() => fact.current)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { EmailCode } from '../../../base/session/EmailCode/EmailCode.tsx'
import { formProblem } from '../../../base/session/form-state.ts'
import { PhoneCode } from '../../../base/session/PhoneCode/PhoneCode.tsx'
import { ProofFields, type ProofFieldsProps } from '../../../base/session/ProofFields/ProofFields.tsx'
import * as css from '../editing/editing.css.ts'
import { type Contact, useContact } from './useContact.ts'

const intents = ['sendCode', 'sendOwnCode', 'change'] as const

export interface ContactFormProps {
  /** Address of the outbox with codes while no sender is configured. */
  outboxAddress: string | null
  /** The number or address is stored. */
  onDone?: () => void
}

/** Changes a number (C054, Q123) or an e-mail address (X032), proven by a code that is sent to the new one. */
export function ContactForm({
  of,
  outboxAddress,
  onDone,
  account,
}: ContactFormProps & { of: Contact; account: ProofFieldsProps['account'] & Record<Contact, string | null> }) {
  const { t } = useTranslation('settings')
  const { t: session } = useTranslation('session')
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const { state, doing, changed, formKey, send } = useContact(of)
  const problem = formProblem(state)
  const ContactCode = of === 'phone' ? PhoneCode : EmailCode

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const filled = new FormData(event.currentTarget, submitter)
    const text = (name: string) => String(filled.get(name) ?? '')
    const intent = intents.find((one) => one === text('intent')) ?? 'change'
    const typed = { contact: text(of), code: text('code'), current: text('current'), ownCode: text('ownCode') }
    if (doing) return
    if (!(await send(intent, typed))) focusProblem()
    else if (intent === 'change') onDone?.()
  }

  return (
    // by POST, so that a number sent before hydration does not appear in the address
    <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem && <FailureNote failure={{ text: problem, isSignedOut: state?.problem?.reason === 'loginFirst' }} />}
      <ContactCode key={formKey} state={state} isSending={doing === 'sendCode'} />
      <ProofFields key={`proof-${formKey}`} account={account} state={state} isSendingCode={doing === 'sendOwnCode'} />
      {outboxAddress && (
        <p className={css.state}>
          {session(of === 'email' ? 'outbox.whereAny' : 'outbox.where')}{' '}
          <TextLink href={outboxAddress} target="_blank">
            {session('outbox.title')}
          </TextLink>
        </p>
      )}
      <div className={css.bar}>
        <Button
          type="submit"
          name="intent"
          value="change"
          variant="inverse"
          isPending={doing === 'change'}
          pendingLabel={t(`${of}.changing`)}
        >
          {t(account[of] ? `${of}.change` : `${of}.add`)}
        </Button>
        <span className={css.state} role="status">
          {changed ? t(`${of}.changed`, { contact: changed.contact }) : ''}
        </span>
      </div>
    </form>
  )
}

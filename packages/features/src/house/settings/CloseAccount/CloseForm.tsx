import { Button } from '@shulei/ui/Button/Button.tsx'
import { Checkbox } from '@shulei/ui/Checkbox/Checkbox.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { formProblem } from '../../../base/session/form-state.ts'
import { ProofFields, type ProofFieldsProps } from '../../../base/session/ProofFields/ProofFields.tsx'
import * as css from './CloseAccount.css.ts'
import type { useCloseAccount } from './useCloseAccount.ts'

export interface CloseFormProps extends Pick<ProofFieldsProps, 'account'> {
  closing: ReturnType<typeof useCloseAccount>
  /** Address of the outbox with codes while no sender is configured. */
  outboxAddress: string | null
  /** The account is about to close, and the reader is a visitor. */
  onClosed: () => void
}

/** The proof, the confirmation and the button that closes the account. */
export function CloseForm({ account, closing, outboxAddress, onClosed }: CloseFormProps) {
  const { t } = useTranslation('account')
  const { t: session } = useTranslation('session')
  const { state, doing, showMissing, send } = closing
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const [isUnderstood, setUnderstood] = useState(false)
  const [isUnticked, setUnticked] = useState(false)
  const problem = formProblem(state)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const filled = new FormData(event.currentTarget, submitter)
    const text = (name: string) => String(filled.get(name) ?? '')
    const proof = { password: text('current'), ownCode: text('ownCode') }
    if (doing) return
    if (text('intent') === 'sendOwnCode') {
      setUnticked(false)
      if (!(await send('sendOwnCode', proof))) focusProblem()
      return
    }
    const missing = (['current', 'ownCode'] as const).find((name) => filled.get(name) === '') ?? null
    showMissing(missing)
    setUnticked(!isUnderstood)
    if (!missing && isUnderstood && (await send('close', proof))) onClosed()
    else focusProblem()
  }

  return (
    // by POST, so that a password sent before hydration does not appear in the address
    <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem && <FailureNote failure={{ text: problem, isSignedOut: state?.problem?.reason === 'loginFirst' }} />}
      <ProofFields
        account={account}
        state={state}
        isSendingCode={doing === 'sendOwnCode'}
        codeNote={
          outboxAddress && (
            <p className={css.note}>
              {session('outbox.where')}{' '}
              <TextLink href={outboxAddress} target="_blank">
                {session('outbox.title')}
              </TextLink>
            </p>
          )
        }
      />
      <Checkbox
        isSelected={isUnderstood}
        onChange={(isSelected) => {
          setUnderstood(isSelected)
          setUnticked(false)
        }}
        {...(isUnticked ? { errorMessage: t('close.mustUnderstand') } : {})}
      >
        {t('close.understood')}
      </Checkbox>
      <div>
        <Button
          type="submit"
          name="intent"
          value="close"
          variant="danger"
          isPending={doing === 'close'}
          pendingLabel={t('close.submitting')}
        >
          {t('close.submit')}
        </Button>
      </div>
    </form>
  )
}

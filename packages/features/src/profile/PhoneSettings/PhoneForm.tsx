import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formProblem } from '../../session/form-state.ts'
import { PhoneCode } from '../../session/PhoneCode/PhoneCode.tsx'
import * as css from '../editing/editing.css.ts'
import { useFocusProblem } from '../useFocusProblem.ts'
import type { PhoneSettingsProps } from './PhoneSettings.tsx'
import { usePhone } from './usePhone.ts'

/** Another number, proven by the code that is sent to it (C054, Q123). The fields of signing in by phone. */
export function PhoneForm({ outboxAddress }: PhoneSettingsProps) {
  const { t } = useTranslation('settings')
  const { t: session } = useTranslation('session')
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const { state, doing, changed, send } = usePhone()
  const problem = formProblem(state)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const filled = new FormData(event.currentTarget, submitter)
    const text = (name: string) => String(filled.get(name) ?? '')
    const intent = text('intent') === 'sendCode' ? 'sendCode' : 'change'
    if (!doing && !(await send(intent, { phone: text('phone'), code: text('code') }))) focusProblem()
  }

  return (
    // by POST, so that a number sent before the page is alive does not stand in the address
    <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem && (
        <Alert tone="danger" live="assertive">
          {problem}
        </Alert>
      )}
      <PhoneCode key={changed?.count} state={state} isSending={doing === 'sendCode'} />
      {outboxAddress && (
        <p className={css.state}>
          {session('outbox.where')}{' '}
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
          kind="inverse"
          isPending={doing === 'change'}
          pendingLabel={t('phone.changing')}
        >
          {t('phone.change')}
        </Button>
        <span className={css.state} role="status">
          {changed ? t('phone.changed', { phone: changed.phone }) : ''}
        </span>
      </div>
    </form>
  )
}

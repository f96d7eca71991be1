import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { Consent } from '../Consent/Consent.tsx'
import type { Legal } from '../Consent/LegalLinks.tsx'
import { ContactCode } from '../contact/ContactCode.tsx'
import { EmailCode } from '../EmailCode/EmailCode.tsx'
import { accountProblem, type FormState, fieldProblem, formProblem } from '../form-state.ts'
import { foot, form, note, page, title } from '../session.css.ts'
import { useIsSending } from '../useIsSending.ts'
import { useRefusedField } from '../useRefusedField.ts'
import { DemoAccounts } from './DemoAccounts.tsx'

export type SignInWay = 'code' | 'password' | 'register'

export interface SignInProps {
  way: SignInWay
  state: FormState | undefined
  /** Return target as shown to the visitor; null for the home page. */
  returnTo: string | null
  /** Addresses of the three forms and of the reset page, including the return target. */
  addresses: Readonly<Record<SignInWay | 'reset', string>>
  demoAccounts: readonly { email: string; name: string; note: string; password: string }[]
  /** Address and code of the built-in private competition. */
  demoPrivate: { address: string; code: string } | null
  legal: Legal
  /** Address of the built-in outbox with codes while no sender is configured. */
  outboxAddress: string | null
}

interface FieldsProps {
  state: FormState | undefined
  legal: Legal
}

function CodeFields({ state, legal }: FieldsProps) {
  return (
    <>
      <ContactCode of="account" state={state} />
      <Consent legal={legal} state={state} isForNew />
    </>
  )
}

function PasswordFields({ state }: FieldsProps) {
  const { t } = useTranslation('session')
  return (
    <>
      <TextField
        name="email"
        inputMode="email"
        autoComplete="username"
        label={t('signIn.account')}
        defaultValue={state?.values.email ?? ''}
        // an account without @ is read as a phone number
        errorMessage={accountProblem(state)}
        isRequired
      />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password.label')}
        errorMessage={fieldProblem(state, 'password')}
        isRequired
      />
    </>
  )
}

function RegisterFields({ state, legal }: FieldsProps) {
  const { t } = useTranslation('session')
  return (
    <>
      <TextField
        name="name"
        autoComplete="nickname"
        label={t('name.label')}
        hint={t('name.hint')}
        defaultValue={state?.values.name ?? ''}
        errorMessage={fieldProblem(state, 'name')}
        isRequired
      />
      <EmailCode state={state} />
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('password.label')}
        hint={t('password.hint')}
        errorMessage={fieldProblem(state, 'password')}
        isRequired
      />
      <Consent legal={legal} state={state} />
    </>
  )
}

const fieldsOf = { code: CodeFields, password: PasswordFields, register: RegisterFields } as const

/**
 * Sign in by code or password, or register: one page, three forms, each at its own address.
 *
 * - MUST live at `{base}/{lang}/login2`, register by `mode=register` at the same address (A§1, Q049, Q050).
 * - MUST keep the return target (`service`) through all three forms and the reset page, and show it decoded (A§1).
 * - MUST lead back to the exact full address the visitor came from; the server checks its origin.
 * - MUST offer e-mail and password, and a code by phone or mail; a code can be asked for once a minute, and the wait is shown.
 * - MUST NOT tell who has an account: an address is registered by a code, and its owner is told by mail.
 * - MUST make no account without the consent to terms and privacy policy: an empty box with links to both.
 * - MUST lead to the code where wrong passwords have met a limit.
 * - MUST show a refusal that belongs to a field at the field, and any other above the form as an alert, in the reader's language
 *   (A§8).
 * - MUST keep what was typed after a refusal; passwords and codes never come back.
 * - MUST send once: a form on its way shows it and takes no second press.
 * - MUST work as plain forms without JavaScript, with `autocomplete` for names, passwords and one-time codes.
 * - Demo accounts and the outbox MUST show only where the site runs as a demonstration.
 */
export function SignIn(props: SignInProps) {
  const { way, state, returnTo, addresses, legal, demoAccounts, demoPrivate, outboxAddress } = props
  const { t } = useTranslation('session')
  const isSending = useIsSending(way)
  const refused = useRefusedField(state)
  const Fields = fieldsOf[way]
  const problem = formProblem(state)
  return (
    <div className={page}>
      <div>
        <h1 className={title}>{t(way === 'register' ? 'register.title' : 'signIn.title')}</h1>
        <p className={note}>{returnTo ? t('signIn.returnTo', { address: returnTo }) : t('signIn.returnHome')}</p>
      </div>
      <TabNav
        label={t('signIn.ways')}
        component={Link}
        ground="surface"
        items={(['code', 'password', 'register'] as const).map((other) => ({
          label: t(`signIn.way.${other}`),
          to: addresses[other],
          replace: true,
          isCurrent: other === way,
        }))}
      />
      {problem && (
        <Alert tone="danger" live="assertive">
          {problem}
          {way === 'password' && state?.problem?.reason === 'tooMany' && (
            <p>
              {t('signIn.locked')}{' '}
              <TextLink component={Link} to={addresses.code}>
                {t('signIn.way.code')}
              </TextLink>
            </p>
          )}
        </Alert>
      )}
      {/* the server marks all invalid fields; the browser's validation would stop at the first */}
      <Form ref={refused} method="post" className={form} key={way} replace noValidate={way === 'register'}>
        <Fields state={state} legal={legal} />
        <Button
          type="submit"
          name="intent"
          value={way}
          variant="primary"
          size="l"
          isWide
          isPending={isSending}
          pendingLabel={t('signIn.sending')}
        >
          {t(way === 'register' ? 'register.submit' : 'signIn.submit')}
        </Button>
      </Form>
      {outboxAddress && way !== 'password' && (
        <p className={note}>
          {t('outbox.whereAny')}{' '}
          <TextLink href={outboxAddress} target="_blank">
            {t('outbox.title')}
          </TextLink>
        </p>
      )}
      {demoAccounts.length > 0 && way !== 'register' && (
        <DemoAccounts accounts={demoAccounts} privateCompetition={demoPrivate} />
      )}
      <div className={foot}>
        {way === 'register' ? (
          <span>
            {t('register.known')}{' '}
            <TextLink component={Link} to={addresses.password}>
              {t('signIn.submit')}
            </TextLink>
          </span>
        ) : (
          <span>
            {t('signIn.unknown')}{' '}
            <TextLink component={Link} to={addresses.register}>
              {t('register.submit')}
            </TextLink>
          </span>
        )}
        <TextLink component={Link} to={addresses.reset} isStandalone>
          {t('reset.link')}
        </TextLink>
      </div>
    </div>
  )
}

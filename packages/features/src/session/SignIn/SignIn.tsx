import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { type FormState, fieldProblem, formProblem } from '../form-state.ts'
import { PhoneCode } from '../PhoneCode/PhoneCode.tsx'
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
  /** Address of the built-in outbox with codes while no sender is configured. */
  outboxAddress: string | null
}

function PasswordFields({ state }: { state: FormState | undefined }) {
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
        errorMessage={fieldProblem(state, 'email') ?? fieldProblem(state, 'phone')}
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

function RegisterFields({ state }: { state: FormState | undefined }) {
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
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('email.label')}
        defaultValue={state?.values.email ?? ''}
        errorMessage={fieldProblem(state, 'email')}
        isRequired
      />
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('password.label')}
        hint={t('password.hint')}
        errorMessage={fieldProblem(state, 'password')}
        isRequired
      />
    </>
  )
}

const fieldsOf = { code: PhoneCode, password: PasswordFields, register: RegisterFields } as const

/** Sign in by code or password, or register: one page, three forms, each at its own address. */
export function SignIn({ way, state, returnTo, addresses, demoAccounts, demoPrivate, outboxAddress }: SignInProps) {
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
        </Alert>
      )}
      {/* the server marks all invalid fields; the browser's validation would stop at the first */}
      <Form ref={refused} method="post" className={form} key={way} replace noValidate={way === 'register'}>
        <Fields state={state} />
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
      {outboxAddress && way === 'code' && (
        <p className={note}>
          {t('outbox.where')}{' '}
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

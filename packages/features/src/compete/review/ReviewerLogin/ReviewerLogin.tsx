import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formFailure } from '../../../base/form/form-failure.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import * as css from './ReviewerLogin.css.ts'

export interface ReviewerLoginProps {
  /** Accounts of the demonstration, signed in by one press. */
  demoReviewers: readonly { account: string; name: string; role: 0 | 1 | 2 | 3; password: string }[]
  /** Name of a reviewer who is signed in already. */
  signedInAs: string | null
  /** The browser has sent the form by itself, because the page's scripts had not started or never do. */
  isSentEarly: boolean
  /** Address of the reviewer's own page. */
  next: string
  /** Opens that page once the session is there. */
  onSignedIn: () => void
}

/** The sign-in of reviewers (B§2), apart from that of the site. */
export function ReviewerLogin({ demoReviewers, signedInAs, isSentEarly, next, onSignedIn }: ReviewerLoginProps) {
  const { t } = useTranslation('review')
  const send = useSend()
  const [typed, setTyped] = useState({ account: '', password: '' })
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const isMissing = { account: typed.account.trim() === '', password: typed.password === '' }

  const signIn = async (body: { account: string; password: string }) => {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      await send(refs.reviewerLogin, { body })
      onSignedIn()
    } catch (error) {
      setProblem(formFailure(error, t('login.failed')).text)
      setSending(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isMissing.account || isMissing.password) {
      setTried(true)
      setProblem(null)
      focusProblem()
    } else void signIn(typed)
  }
  const needsScript = <Alert tone="warning">{t('login.needsScript')}</Alert>
  return (
    <div className={css.page}>
      <PageTitle text={t('login.title')} />
      <div>
        <h1 className={css.title}>{t('login.title')}</h1>
        <p className={css.note}>{t('login.note')}</p>
      </div>
      {signedInAs !== null ? (
        <Alert
          action={
            <LinkButton size="s" href={next}>
              {t('login.continue')}
            </LinkButton>
          }
        >
          {t('login.signedIn', { name: signedInAs })}
        </Alert>
      ) : null}
      {isSentEarly ? needsScript : <noscript>{needsScript}</noscript>}
      {problem !== null ? (
        <Alert tone="danger" live="assertive">
          {problem}
        </Alert>
      ) : null}
      {/* by POST, so that a password sent before hydration does not appear in the address */}
      <form ref={form} method="post" noValidate className={css.form} onSubmit={submit}>
        <TextField
          name="account"
          autoComplete="username"
          label={t('login.account')}
          value={typed.account}
          onChange={(account) => setTyped({ ...typed, account })}
          errorMessage={isTried && isMissing.account ? t('login.accountMissing') : undefined}
          isRequired
        />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('login.password')}
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
          errorMessage={isTried && isMissing.password ? t('login.passwordMissing') : undefined}
          isRequired
        />
        <Button type="submit" variant="primary" size="l" isWide isPending={isSending} pendingLabel={t('login.pending')}>
          {t('login.submit')}
        </Button>
      </form>
      {demoReviewers.length > 0 ? (
        <section className={css.demo} aria-label={t('login.demo')}>
          <p>{t('login.demo')}</p>
          <ul className={css.demoList}>
            {demoReviewers.map(({ account, name, role, password }) => (
              <li key={account}>
                <button type="button" className={css.demoButton} onClick={() => void signIn({ account, password })}>
                  {name} · {t(`login.role.${role}`)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

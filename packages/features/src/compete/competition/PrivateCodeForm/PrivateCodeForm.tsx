import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { isCode } from '@shulei/domain/compete/competition/private-code.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'
import * as css from './PrivateCodeForm.css.ts'

export interface PrivateCodeFormProps {
  /** The private competition; null when the address names none (Q098). */
  competitionId: number | null
  /** The code that the address brought along; the reader confirms it. */
  code?: string
  /** Called once the competition is open for the reader. */
  onOpen: (competitionId: number) => void
}

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <span className={css.mark}>
          <Icon of={Lock} />
        </span>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </div>
  )
}

interface CodeFieldsProps {
  competitionId: number
  code: string
  onOpen: () => void
}

/** The field of the code. A wrong code stays in the field, since most are typing errors. */
function CodeFields({ competitionId, code: given, onOpen }: CodeFieldsProps) {
  const { t } = useTranslation('private-code')
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const [code, setCode] = useState(given)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setFailure(null)
    if (!isCode(code)) {
      setProblem(t('required'))
      return focusProblem()
    }
    setSending(true)
    try {
      await send(refs.privateVerify, { params: { id: competitionId }, body: { code } })
      onOpen()
    } catch (error) {
      const why = formFailure(error, t('failed'))
      if (isCallError(error, errors.privateCodeWrong.errno)) {
        setProblem(why.text)
        focusProblem()
      } else setFailure(why)
    } finally {
      setSending(false)
    }
  }
  return (
    // by POST, so that a code sent before hydration does not appear in the address
    <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <noscript>
        <Alert tone="warning">{t('needsScript')}</Alert>
      </noscript>
      <TextField
        label={t('code')}
        hint={t('hint')}
        name="code"
        value={code}
        onChange={(text) => {
          setCode(text)
          setProblem(null)
        }}
        errorMessage={problem ?? undefined}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      {failure ? <FailureNote failure={failure} /> : null}
      <Button type="submit" variant="primary" isWide isPending={isSending} pendingLabel={t('sending')}>
        {t('submit')}
      </Button>
      <p className={css.note}>{t('once')}</p>
    </form>
  )
}

/**
 * Asks for the code of a private competition, and says nothing else about it (K082, Q135).
 *
 * - MUST ask for the code of the competition that the address names, and say nothing else about it (B§2, Q098).
 * - MUST stand wherever a private competition answers e40104, in place of an error (B§7, Q135).
 * - MUST lead a visitor to signing in first: the unlock is stored for the person.
 */
export function PrivateCodeForm({ competitionId, code = '', onOpen }: PrivateCodeFormProps) {
  const { t } = useTranslation('private-code')
  const { user } = useSiteState()
  const signOn = useSignOnAddress()
  const [isOpen, setOpen] = useState(false)

  if (competitionId === null) {
    return (
      <Frame title={t('unnamed')} lead={t('unnamedHint')}>
        <div>
          <LinkButton component={Link} to={competitionAddress.list()} variant="primary">
            {t('toList')}
          </LinkButton>
        </div>
      </Frame>
    )
  }
  if (!user) {
    return (
      <Frame title={t('login')} lead={t('lead')}>
        <div className={css.form}>
          <p className={css.note}>{t('loginHint')}</p>
          <LinkButton href={signOn('login2')} variant="primary">
            {t('toLogin')}
          </LinkButton>
        </div>
      </Frame>
    )
  }
  return (
    <Frame title={t('title')} lead={t('lead')}>
      {isOpen ? (
        <Alert
          tone="success"
          live="polite"
          title={t('open')}
          action={
            <LinkButton component={Link} to={competitionAddress.overview({ id: competitionId })} size="s">
              {t('enter')}
            </LinkButton>
          }
        >
          {t('opened')}
        </Alert>
      ) : (
        <CodeFields
          key={competitionId}
          competitionId={competitionId}
          code={code}
          onOpen={() => {
            setOpen(true)
            onOpen(competitionId)
          }}
        />
      )}
    </Frame>
  )
}

import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { type FormState, formProblem } from '../form-state.ts'
import { form, note, page, title } from '../session.css.ts'

/** Ends the session with a button. */
export function SignOut({ state }: { state: FormState | undefined }) {
  const { t } = useTranslation('session')
  const problem = formProblem(state)
  return (
    <div className={page}>
      <div>
        <h1 className={title}>{t('signOut.title')}</h1>
        <p className={note}>{t('signOut.note')}</p>
      </div>
      {problem && (
        <Alert tone="danger" live="assertive">
          {problem}
        </Alert>
      )}
      <Form method="post" className={form}>
        <Button type="submit" name="intent" value="signOut" variant="primary" size="l" isWide>
          {t('signOut.submit')}
        </Button>
      </Form>
    </div>
  )
}

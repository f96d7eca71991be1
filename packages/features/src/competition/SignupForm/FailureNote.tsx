import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { errors } from '@shulei/contract/errors.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { useSignOnAddress } from '../../shell/useSignOnAddress.ts'

/**
 * Why the server did not take what was sent, in its own words. A session that ended comes with the way to sign in; what was
 * typed waits on this device.
 */
export function FailureNote({ error }: { error: unknown }) {
  const { t } = useTranslation('competition')
  const { t: shell } = useTranslation('shell')
  const signOn = useSignOnAddress()
  return (
    <Alert
      tone="danger"
      live="assertive"
      action={
        isCallError(error, errors.loginFirst.errno) ? (
          <LinkButton size="s" href={signOn('login2')}>
            {t('mine.loginLink')}
          </LinkButton>
        ) : undefined
      }
    >
      {failureText(error, shell('state.loadFailedHint'))}
    </Alert>
  )
}

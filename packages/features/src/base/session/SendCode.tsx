import { Button } from '@shulei/ui/Button/Button.tsx'
import { useTranslation } from 'react-i18next'

export interface SendCodeProps {
  intent: 'sendCode' | 'sendOwnCode'
  isSending: boolean
}

/** The button inside or beside a field that sends a code. It submits the form, also without JavaScript. */
export function SendCode({ intent, isSending }: SendCodeProps) {
  const { t } = useTranslation('session')
  return (
    <Button type="submit" name="intent" value={intent} size="s" isPending={isSending} pendingLabel={t('phone.sending')}>
      {t('phone.send')}
    </Button>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { NameForm } from './NameForm.tsx'

export interface NameSettingsProps {
  /** Page of the form: an enterprise has its name on another page with other texts. */
  of?: 'username' | 'ent-setting-username'
}

/** The public name (R109, R114), in a form of its own. */
export function NameSettings({ of = 'username' }: NameSettingsProps) {
  const { t } = useTranslation('settings')
  const { data, error, mutate } = useCall(refs.basicInfo, { query: {} })
  return (
    <Panel id={of} tabIndex={-1} title={t(`${of}.title`)} titleSize="card" description={t(`${of}.text`)}>
      {data ? (
        <>
          <noscript>
            <Alert tone="warning">{t('needsScript')}</Alert>
          </noscript>
          <NameForm id={data.id} saved={data.userName} />
        </>
      ) : (
        <NotRead rows={1} error={error} onRetry={() => void mutate()} />
      )}
    </Panel>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../settings/NotRead.tsx'
import { NameForm } from './NameForm.tsx'

export interface NameSettingsProps {
  /** The page that it stands on: an enterprise has its name in the same place, and reads of it in other words. */
  of?: 'username' | 'ent-setting-username'
}

/** The name that others see (R109, R114), changed by itself. */
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
        <NotRead rows={1} error={error} onReadAgain={() => void mutate()} />
      )}
    </Panel>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../settings/NotRead.tsx'
import { NameForm } from './NameForm.tsx'

/** The name that others see (R109), changed by itself. */
export function NameSettings() {
  const { t } = useTranslation('settings')
  const { data, error, mutate } = useCall(refs.basicInfo, { query: {} })
  return (
    <Panel id="username" tabIndex={-1} title={t('username.title')} titleSize="card" description={t('username.text')}>
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

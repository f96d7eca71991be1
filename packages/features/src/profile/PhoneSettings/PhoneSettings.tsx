import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../settings/NotRead.tsx'
import { PhoneForm } from './PhoneForm.tsx'

export interface PhoneSettingsProps {
  /** Where codes can be read while no sender is configured. */
  outboxAddress: string | null
}

/** The reader's phone number, as much of it as the site tells, and changing it. */
export function PhoneSettings({ outboxAddress }: PhoneSettingsProps) {
  const { t } = useTranslation('settings')
  const { data, error, mutate } = useCall(refs.basicInfo, { query: {} })
  const phone = data?.phone
  return (
    <Panel
      id="phone"
      tabIndex={-1}
      title={t('phone.title')}
      titleSize="card"
      description={data && (phone ? t('phone.now', { phone }) : t('phone.none'))}
    >
      {data ? (
        <PhoneForm outboxAddress={outboxAddress} />
      ) : (
        <NotRead rows={2} error={error} onReadAgain={() => void mutate()} />
      )}
    </Panel>
  )
}

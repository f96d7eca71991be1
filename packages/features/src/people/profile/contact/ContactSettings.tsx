import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'
import type { Contact } from './useContact.ts'

/** The reader's masked phone number or e-mail address, and the form that changes it. */
export function ContactSettings({ of, ...props }: ContactFormProps & { of: Contact }) {
  const { t } = useTranslation('settings')
  const { data, error, mutate } = useCall(refs.accountSecurity, {})
  const contact = data?.[of]
  return (
    <Panel
      id={of}
      tabIndex={-1}
      title={t(`${of}.title`)}
      titleSize="card"
      description={data && (contact ? t(`${of}.now`, { contact }) : t(`${of}.none`))}
    >
      {data ? (
        <ContactForm of={of} account={data} {...props} />
      ) : (
        <NotRead rows={2} error={error} onRetry={() => void mutate()} />
      )}
    </Panel>
  )
}

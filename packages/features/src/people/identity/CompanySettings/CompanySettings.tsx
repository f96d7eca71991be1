import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as guideAddress from '@shulei/domain/address/guide.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { VerificationPanel } from '../VerificationPanel.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import type { Company } from './useCompanyForm.ts'

/**
 * The certification of an enterprise, needed to host competitions (Q122).
 *
 * - MUST show the status of the enterprise's certification as a word, always, and the reason of a refusal over the form (Q122).
 * - MUST ask for company name, unified social credit code, contact and licence; plans may be left out.
 * - MUST lead to the guide of the certification (Q012), which asks for the same step by step.
 * - MUST treat the licence as `RealNameSettings` treats photos (Q002), and keep nothing of it on the device.
 */
export function CompanySettings() {
  const { t } = useTranslation('identity')
  const { dateTime } = useFormat()
  const { data: stored, error, mutate } = useCall(refs.ownCompany, {})
  const [isSent, setSent] = useState(false)

  /** Called without an answer when a different one was sent meanwhile, for example in another tab. */
  const take = (answer?: Company) => {
    setSent(true)
    void (answer ? mutate(answer, { revalidate: false }) : mutate())
  }
  const named = ['companyName', 'creditCode', 'contactName', 'contactEmail', 'purpose'] as const
  const facts = named.flatMap((name) => (stored?.[name] ? [{ term: t(`company.${name}`), value: stored[name] }] : []))
  const sentAt = stored?.sentAt ? [{ term: t('sentAt'), value: dateTime(stored.sentAt) }] : []
  return (
    <VerificationPanel
      of="company"
      id="ent-setting-certification"
      stored={stored}
      facts={[...facts, ...sentAt]}
      isSent={isSent}
      error={error}
      onRetry={() => void mutate()}
    >
      {stored && (
        <>
          <p>
            <TextLink
              component={Link}
              to={guideAddress.enterprise({ origin: settingsAddress.companyCertification() })}
              isStandalone
            >
              {t('company.guide')}
            </TextLink>
          </p>
          <CompanyForm stored={stored} onSent={take} onStale={() => take()} />
        </>
      )}
    </VerificationPanel>
  )
}

import { certificatesOf } from '@shulei/domain/people/identity/real-name.ts'
import { label } from '@shulei/ui/Field/Field.css.ts'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { useTranslation } from 'react-i18next'
import * as css from '../identity.css.ts'
import type { Draft, OverseasType } from './draft.ts'

export interface CertificateFieldProps {
  draft: Draft
  onChange: (patch: Partial<Draft>) => void
  errorMessage: string | undefined
}

/** The type of document: a choice of those of the region, or a text if there is only one. */
export function CertificateField({ draft, onChange, errorMessage }: CertificateFieldProps) {
  const { t } = useTranslation('identity')
  if (draft.region === 'mainland') {
    return (
      <div className={css.fixed}>
        <p className={label}>{t('realName.certificateType')}</p>
        <p className={css.fixedValue}>
          {t('realName.idCard')} <span className={css.fixedNote}>{t('realName.idCardNote')}</span>
        </p>
      </div>
    )
  }
  return (
    <Select
      label={t('realName.certificateType')}
      placeholder={t('realName.certificateMissing')}
      options={certificatesOf.overseas.map((id) => ({ id, label: t(`realName.${id}`) }))}
      value={draft.overseasType}
      onChange={(type) => onChange({ overseasType: type as OverseasType })}
      errorMessage={errorMessage}
      isRequired
    />
  )
}

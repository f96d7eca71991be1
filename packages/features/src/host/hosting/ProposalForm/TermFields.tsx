import { gates } from '@shulei/domain/base/completion/gate.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { hostedDays } from '@shulei/domain/host/hosting/limits.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostingFields } from '../useHostingDraft.ts'
import { daysOf, gateOf } from './choices.ts'

export interface TermFieldsProps {
  values: HostingFields
  onChange: (patch: Partial<HostingFields>) => void
}

/** For how long the competition runs, and what contestants fill in before. */
export function TermFields({ values, onChange }: TermFieldsProps) {
  const { t } = useTranslation('hosting')
  const { date } = useFormat()
  const { now } = useContext(TimeContext)
  const days = daysOf(values)
  return (
    <>
      <Select
        label={t('form.days')}
        placeholder={t('form.days')}
        hint={t('form.daysHint', { at: date(now + days * DAY) })}
        options={hostedDays.map((count) => ({ id: String(count), label: t('form.day', { count }) }))}
        value={String(days)}
        onChange={(key) => onChange({ days: String(key ?? '') })}
      />
      <RadioGroup
        label={t('form.gate')}
        options={gates.map((value) => ({
          value,
          label: t(`form.gates.${value}`),
          note: t(`form.gates.${value}Note`),
        }))}
        value={gateOf(values)}
        onChange={(gate) => onChange({ gate })}
      />
    </>
  )
}

import { gates } from '@shulei/domain/base/completion/completion.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { hostedDays, hostedTexts } from '@shulei/domain/host/hosting/limits.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { daysOf, gateOf, type HostingFields } from '../useHostingDraft.ts'

export interface TermFieldsProps {
  values: HostingFields
  /** A problem of the name. */
  problem: string | undefined
  onChange: (patch: Partial<HostingFields>) => void
}

/** The counter of a text, and the sentence about one that is too long. */
function useLength(field: 'title' | 'summary', text: string) {
  const { t } = useTranslation('hosting')
  const count = countText(text)
  const over = count - hostedTexts[field]
  const told = over > 0 ? t('form.tooLong', { count: over }) : ''
  const counter = {
    text: t('form.counter', { count, max: hostedTexts[field] }),
    isOver: over > 0,
    announcement: told,
  }
  return { counter, problem: told || undefined }
}

/** The name of the competition and its terms: summary, days, and what contestants fill in before. */
export function TermFields({ values, problem, onChange }: TermFieldsProps) {
  const { t } = useTranslation('hosting')
  const { date } = useFormat()
  const { now } = useContext(TimeContext)
  const title = useLength('title', values.title)
  const summary = useLength('summary', values.summary)
  const days = daysOf(values)
  return (
    <>
      <TextField
        label={t('form.name')}
        placeholder={t('form.nameExample')}
        isRequired
        value={values.title}
        onChange={(text) => onChange({ title: text })}
        counter={title.counter}
        errorMessage={title.problem ?? problem}
        autoComplete="off"
      />
      <TextArea
        label={t('form.summary')}
        labelNote={t('form.optional')}
        placeholder={t('form.summaryExample')}
        rows={2}
        isGrowing
        value={values.summary}
        onChange={(text) => onChange({ summary: text })}
        counter={summary.counter}
        errorMessage={summary.problem}
      />
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

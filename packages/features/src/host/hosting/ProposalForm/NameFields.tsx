import { countText } from '@shulei/domain/base/text/count.ts'
import { hostedTexts } from '@shulei/domain/host/hosting/limits.ts'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useTranslation } from 'react-i18next'
import type { HostingFields } from '../useHostingDraft.ts'

export interface NameFieldsProps {
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

/** The name of the competition and a sentence about it. */
export function NameFields({ values, problem, onChange }: NameFieldsProps) {
  const { t } = useTranslation('hosting')
  const title = useLength('title', values.title)
  const summary = useLength('summary', values.summary)
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
    </>
  )
}

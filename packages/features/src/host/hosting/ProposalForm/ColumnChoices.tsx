import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { useTranslation } from 'react-i18next'
import type { TableColumn } from '../hosting.ts'
import type { HostingFields } from '../useHostingDraft.ts'
import { type Choices, columnKey, noColumn } from './choices.ts'

export interface ColumnChoicesProps {
  choices: Choices
  /** A refusal of the target. */
  problem: string | undefined
  onChange: (patch: Partial<HostingFields>) => void
}

/** The target, how predictions of it are scored, and the column that only names the rows. */
export function ColumnChoices({ choices, problem, onChange }: ColumnChoicesProps) {
  const { t } = useTranslation('hosting')
  const { t: say } = useTranslation('editorial')
  const { id, ids, target, targets, metric } = choices
  const optionOf = ({ name, examples }: TableColumn) => ({
    id: columnKey(name),
    label: name,
    note: examples.slice(0, 3).join(t('found.separator')),
  })
  return (
    <>
      <Select
        label={t('form.target')}
        placeholder={t('form.targetChoose')}
        hint={t('form.targetHint')}
        isRequired
        options={targets.map(optionOf)}
        value={target && columnKey(target.name)}
        onChange={(key) => onChange({ target: String(key ?? ''), metric: '' })}
        errorMessage={problem}
      />
      <RadioGroup
        label={t('form.metric')}
        options={(target?.metrics ?? []).map((value) => ({
          value,
          label: say(`metric.${value}.name`),
          note: t('form.metricNote', {
            about: say(`metric.${value}.about`),
            direction: say(`evaluation.direction.${metrics[value].direction}`),
          }),
        }))}
        value={metric}
        onChange={(value) => onChange({ metric: value })}
      />
      {ids.length > 0 ? (
        <Select
          label={t('form.id')}
          placeholder={t('form.targetChoose')}
          hint={t('form.idHint')}
          options={[{ id: noColumn, label: t('form.idNone') }, ...ids.map(optionOf)]}
          value={id ? columnKey(id.name) : noColumn}
          onChange={(key) => onChange({ id: String(key ?? '') })}
        />
      ) : null}
    </>
  )
}

import { fitsCriterion } from '@shulei/domain/compete/review/criteria.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Meter } from '@shulei/ui/Meter/Meter.tsx'
import { NumberField } from '@shulei/ui/NumberField/NumberField.tsx'
import { useTranslation } from 'react-i18next'
import type { Criteria } from '../review.ts'
import * as css from './CriterionField.css.ts'

export interface CriterionFieldProps {
  criterion: Criteria[number]
  value: number | null
  /** The sheet was to be submitted, and these points are missing. */
  isMissing: boolean
  isReadOnly: boolean
  onChange: (value: number | null) => void
}

/** The field rounds nothing: the points that are judged are those that were typed. */
const asTyped = { maximumFractionDigits: 20 }

/** Points of one criterion: a number with steps, and how far it fills the range. Wrong points stay as typed, and are marked. */
export function CriterionField({ criterion, value, isMissing, isReadOnly, onChange }: CriterionFieldProps) {
  const { t } = useTranslation('review')
  const { pick, number } = useFormat()
  const { min, max, step, weight } = criterion
  const name = pick(criterion.title)
  const isWrong = value !== null && !fitsCriterion(criterion, value)
  const counted = value === null || isWrong ? null : value
  const range = t('sheet.range', { min: number(min), max: number(max) })
  return (
    <div className={css.criterion}>
      <div>
        <h3 className={css.title}>{name}</h3>
        <p className={css.hint}>{pick(criterion.hint)}</p>
      </div>
      <NumberField
        size="s"
        isLive
        label={name}
        isLabelHidden
        value={value ?? Number.NaN}
        minValue={min}
        maxValue={max}
        step={step}
        commitBehavior="validate"
        formatOptions={asTyped}
        isReadOnly={isReadOnly}
        decrementAriaLabel={t('sheet.stepLess', { name })}
        incrementAriaLabel={t('sheet.stepMore', { name })}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        errorMessage={isMissing || isWrong ? t('sheet.wrong', { range, step: number(step) }) : undefined}
      />
      <div className={css.meter}>
        <Meter
          label={name}
          value={counted ?? min}
          min={min}
          max={max}
          valueText={`${counted ?? '–'} / ${max}`}
          isTextHidden
        />
      </div>
      <span className={css.range}>{`${range} · ${t('sheet.weight', { weight: number(weight) })}`}</span>
    </div>
  )
}

import { gates } from '@shulei/domain/base/completion/gate.ts'
import { deskNumbers } from '@shulei/domain/host/desk/values.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { NumberField } from '@shulei/ui/NumberField/NumberField.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './DeskSettings.css.ts'
import { TimeField } from './TimeField.tsx'
import type { ValuesForm } from './useValuesForm.ts'

export interface RuleFieldsProps {
  form: ValuesForm
  problemOf: (path: string) => string | undefined
  largestTeam: number
}

const numberText = (value: number) => (Number.isNaN(value) ? '' : String(value))

/** When list B opens and everything ends, and who may take part how often. */
export function RuleFields({ form: { fields, values, change }, problemOf, largestTeam }: RuleFieldsProps) {
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const { number, zoneName } = useFormat()
  return (
    <div className={css.pair}>
      <Panel title={t('values.times')} description={t('values.timesText', { zone: zoneName() })}>
        <div className={css.fields}>
          <TimeField
            label={t('fields.turn')}
            hint={t('values.turnHint')}
            value={values.turn}
            errorMessage={problemOf('turn')}
            onChange={(turn) => change({ turn })}
          />
          <TimeField
            label={t('fields.end')}
            hint={t('values.endHint')}
            value={values.end}
            errorMessage={problemOf('end')}
            onChange={(end) => change({ end })}
          />
        </div>
      </Panel>
      <Panel title={t('values.rules')}>
        <div className={css.fields}>
          <RadioGroup
            label={hosting('form.gate')}
            options={gates.map((value) => ({
              value,
              label: hosting(`form.gates.${value}`),
              note: hosting(`form.gates.${value}Note`),
            }))}
            value={values.gate}
            onChange={(gate) => change({ gate })}
          />
          <div className={css.numbers}>
            <NumberField
              label={t('fields.teamMax')}
              hint={t('values.teamMaxHint', { n: number(largestTeam) })}
              unit={t('values.peopleUnit')}
              minValue={1}
              maxValue={deskNumbers.teamMax}
              value={fields.teamMax === '' ? Number.NaN : values.teamMax}
              onChange={(teamMax) => change({ teamMax: numberText(teamMax) })}
              errorMessage={problemOf('teamMax')}
            />
            <NumberField
              label={t('fields.dailySubmissions')}
              unit={t('values.timesUnit')}
              minValue={1}
              maxValue={deskNumbers.dailySubmissions}
              value={fields.dailySubmissions === '' ? Number.NaN : values.dailySubmissions}
              onChange={(daily) => change({ dailySubmissions: numberText(daily) })}
              errorMessage={problemOf('dailySubmissions')}
            />
          </div>
        </div>
      </Panel>
    </div>
  )
}

import { downloaders, downloadersOf, isOpenLicence } from '@shulei/domain/data/dataset/downloaders.ts'
import { licenceOf, licences, termsOf } from '@shulei/domain/data/dataset/licences.ts'
import { type DatasetProblem, type DatasetText, datasetLimits } from '@shulei/domain/data/dataset/publish.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './DatasetEditor.css.ts'

export interface RightsFieldsProps {
  text: DatasetText
  problemOf: (...names: DatasetProblem[]) => string | undefined
  onChange: (patch: Partial<DatasetText>) => void
}

/** The licence of a data set with what it allows and asks, who may download, and where the data come from. */
export function RightsFields({ text, problemOf, onChange }: RightsFieldsProps) {
  const { t } = useTranslation('dataset-edit')
  const { t: say } = useTranslation('dataset-text')
  const { language } = useFormat()
  const chosen = licenceOf(text.licence)
  const { source } = text
  return (
    <Panel title={t('rights')}>
      <div className={css.fields}>
        <Select
          label={t('licence.label')}
          placeholder={t('licence.choose')}
          isRequired
          options={licences.map((licence) => ({
            id: licence.id,
            label: licence.nameKey ? say(licence.nameKey) : licence.name,
            note: termsOf(licence)
              .map((key) => say(key))
              .join(language === 'zh-CN' ? '' : ' '),
          }))}
          value={chosen?.id ?? null}
          onChange={(key) => onChange({ licence: String(key ?? '') })}
          errorMessage={problemOf('datasetLicenceMissing')}
        />
        {chosen ? (
          <div className={css.terms}>
            <p className={css.termsTitle}>{t('licence.allows')}</p>
            <ul className={css.termList}>
              {termsOf(chosen).map((key) => (
                <li key={key}>{say(key)}</li>
              ))}
            </ul>
            {chosen.url ? (
              <TextLink href={chosen.url} rel="noopener noreferrer" target="_blank" isStandalone>
                {t('licence.text')}
              </TextLink>
            ) : null}
          </div>
        ) : null}
        <RadioGroup
          label={t('downloaders.label')}
          {...(chosen ? { hint: t(isOpenLicence(chosen.id) ? 'downloaders.byOpen' : 'downloaders.byClosed') } : {})}
          options={downloaders.map((value) => ({
            value,
            label: t(`downloaders.${value}`),
            note: t(`downloaders.${value}Note`),
          }))}
          value={
            text.downloaders || (chosen ? downloadersOf({ downloaders: null, licence: chosen.id, gate: null }) : '')
          }
          onChange={(value) => onChange({ downloaders: value as DatasetText['downloaders'] })}
        />
        <div className={css.pair}>
          <TextField
            label={t('source.name')}
            labelNote={t('field.optional')}
            hint={t('source.nameHint')}
            value={source.name}
            onChange={(name) => onChange({ source: { ...source, name } })}
            maxLength={datasetLimits.sourceName}
            autoComplete="off"
          />
          <TextField
            label={t('source.url')}
            labelNote={t('field.optional')}
            type="url"
            inputMode="url"
            value={source.url}
            onChange={(url) => onChange({ source: { ...source, url } })}
            errorMessage={problemOf('datasetSourceInvalid')}
            autoComplete="off"
          />
        </div>
      </div>
    </Panel>
  )
}

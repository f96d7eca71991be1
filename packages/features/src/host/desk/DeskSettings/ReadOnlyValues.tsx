import type { HostRole } from '@shulei/domain/host/desk/roles.ts'
import { type DeskValues, sectionKeys } from '@shulei/domain/host/desk/values.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { useValueText } from '../ActList/useActText.ts'
import * as css from './DeskSettings.css.ts'
import type { StoredValues } from './useValuesForm.ts'

/** A text in both languages as it is stored. */
function Text({ text: { cn, en } }: { text: DeskValues['title'] }) {
  const { t } = useTranslation('desk')
  return (
    <div className={css.pair}>
      <p className={css.raw} lang="zh-CN">
        {cn}
      </p>
      <p className={css.raw} lang={en ? 'en' : undefined} data-empty={en === '' || undefined}>
        {en || t('values.noEnglish')}
      </p>
    </div>
  )
}

/** The values for somebody who may look at them only, and why. */
export function ReadOnlyValues({ stored: { values, headings }, role }: { stored: StoredValues; role: HostRole }) {
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const { pick, zoneName } = useFormat()
  const valueText = useValueText()
  const short = (['turn', 'end', 'gate', 'teamMax', 'dailySubmissions'] as const).map((field) => ({
    term: t(`fields.${field}`),
    value: valueText(field, values[field]),
  }))
  return (
    <>
      <Alert>{t('values.readOnly', { role: hosting(`role.${role}`) })}</Alert>
      <Panel title={t('values.names')}>
        <div className={css.fields}>
          <Text text={values.title} />
          <Text text={values.summary} />
        </div>
      </Panel>
      <Panel title={t('values.rules')} description={t('head.zone', { zone: zoneName() })}>
        <DescriptionList items={short} />
      </Panel>
      {values.sections.map((text, at) => {
        const heading = headings[at]
        return (
          <Panel key={sectionKeys[at]} title={heading ? pick(heading) : t('values.body')}>
            <Text text={text} />
          </Panel>
        )
      })}
      <Panel title={t('values.faq')}>
        {values.faq.length === 0 ? <p className={css.note}>{t('values.noFaq')}</p> : null}
        <div className={css.fields}>
          {values.faq.map(({ question, answer }, at) => (
            // questions have no other identity and never move
            <div key={at} className={css.item}>
              <Text text={question} />
              <Text text={answer} />
            </div>
          ))}
        </div>
      </Panel>
    </>
  )
}

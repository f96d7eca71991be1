import type { DeskField, DeskValues } from '@shulei/domain/host/desk/values.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { useTranslation } from 'react-i18next'
import { useValueText } from '../ActList/useActText.ts'
import * as css from './DeskSettings.css.ts'
import { languages } from './form-fields.ts'
import type { StoredValues } from './useValuesForm.ts'

export interface ChangeListProps {
  stored: StoredValues
  values: DeskValues
  changed: readonly DeskField[]
}

/** Names of the long texts that differ, in both languages. */
function useTextNames({ stored, values, changed }: ChangeListProps) {
  const { t } = useTranslation('desk')
  const { pick } = useFormat()
  const named = (name: string, before?: DeskValues['title'], after?: DeskValues['title']) =>
    languages
      .filter((lang) => before?.[lang] !== after?.[lang])
      .map((lang) => t('values.textChanged', { name: t(lang === 'cn' ? 'values.zh' : 'values.en', { name }) }))
  const { values: old, headings } = stored
  return [
    ...named(t('fields.summary'), old.summary, values.summary),
    ...values.sections.flatMap((text, at) => {
      const heading = headings[at]
      return named(heading ? pick(heading) : t('fields.sections'), old.sections[at], text)
    }),
    ...(changed.includes('faq') ? [t('values.faqChanged')] : []),
  ]
}

/** What saving changes: short values before and after, long texts by their names, and who is told. */
export function ChangeList(props: ChangeListProps) {
  const { stored, values, changed } = props
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const valueText = useValueText()
  const names = useTextNames(props)
  const short = changed.filter((field) => !['summary', 'sections', 'faq'].includes(field))
  const { signedUp } = stored
  return (
    <div className={css.changes}>
      {short.length > 0 ? (
        <ul className={css.changeList}>
          {short.map((field) => (
            <li key={field}>
              <span className={css.changeName}>{t(`fields.${field}`)}</span>
              <dl className={css.change}>
                <div>
                  <dt className={css.whose}>{t('values.from')}</dt>
                  <dd className={css.value}>{valueText(field, stored.values[field])}</dd>
                </div>
                <div>
                  <dt className={css.whose}>{t('values.to')}</dt>
                  <dd className={css.value}>{valueText(field, values[field])}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      ) : null}
      {names.length > 0 ? (
        <ul className={css.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : null}
      {changed.includes('end') && signedUp > 0 ? (
        <Alert>{t('values.told', { count: signedUp, n: number(signedUp) })}</Alert>
      ) : (
        <p className={css.note}>{t('values.askText')}</p>
      )}
    </div>
  )
}

import type { DeskField, DeskValues } from '@shulei/domain/host/desk/values.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { When } from '../../../base/site/When/When.tsx'
import type { ActLine } from '../desk.ts'
import * as css from './ActList.css.ts'
import { factsOf, isLong, useActText } from './useActText.ts'

type Bilingual = DeskValues['title']

/** The texts of a value that has several, each in both languages. */
function useTextsOf() {
  const { t } = useTranslation('desk')
  return (field: DeskField, value: unknown): Bilingual[] => {
    if (field !== 'faq') return field === 'summary' ? [value as Bilingual] : (value as DeskValues['sections'])
    return (value as DeskValues['faq']).map(({ question, answer }) => ({
      cn: [t('acts.question', { text: question.cn }), t('acts.answer', { text: answer.cn })].join('\n'),
      en: question.en && [t('acts.question', { text: question.en }), t('acts.answer', { text: answer.en })].join('\n'),
    }))
  }
}

const same = (a: Bilingual | undefined, b: Bilingual | undefined) => a?.cn === b?.cn && a?.en === b?.en

function Side({ name, texts }: { name: string; texts: readonly (Bilingual | undefined)[] }) {
  const { t } = useTranslation('desk')
  const parts = texts.flatMap((text) => [text?.cn ?? '', text?.en ?? '']).filter((text) => text !== '')
  return (
    <div className={css.side}>
      <dt className={css.whose}>{name}</dt>
      <dd className={css.text} dir="auto">
        {parts.length > 0 ? parts.join('\n\n') : t('acts.empty')}
      </dd>
    </div>
  )
}

/** The texts before and after a change, without the parts that stayed as they were. */
function Changed({ field, before, after }: { field: DeskField; before: unknown; after: unknown }) {
  const { t } = useTranslation('desk')
  const textsOf = useTextsOf()
  const [old, now] = [textsOf(field, before), textsOf(field, after)]
  const places = [...Array(Math.max(old.length, now.length)).keys()].filter((at) => !same(old[at], now[at]))
  return (
    <dl className={css.sides}>
      <Side name={t('acts.before')} texts={places.map((at) => old[at])} />
      <Side name={t('acts.after')} texts={places.map((at) => now[at])} />
    </dl>
  )
}

/** The long texts of a line, which are opened on demand. */
function Details({ line }: { line: ActLine }) {
  const { t } = useTranslation('desk')
  const changed = factsOf(line, 'changed')
  const announced = factsOf(line, 'announced')
  if (changed && isLong(changed.field)) {
    return (
      <details>
        <summary className={css.more}>{t('acts.more')}</summary>
        <Changed {...changed} />
      </details>
    )
  }
  if (!announced) return null
  return (
    <details>
      <summary className={css.more}>{t('acts.text')}</summary>
      <p className={css.text} dir="auto">
        {[announced.text.cn, announced.text.en].filter((text) => text !== '').join('\n\n')}
      </p>
    </details>
  )
}

export interface ActListProps {
  lines: readonly ActLine[]
  /** Long texts can be opened, and times are exact. */
  hasDetails?: boolean
}

/** Lines of the log of a desk: each one sentence, with the role of the person then, and when. */
export function ActList({ lines, hasDetails = false }: ActListProps) {
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const { dayTime } = useFormat()
  const actText = useActText()
  return (
    <ol className={css.list} aria-label={t('acts.label')}>
      {lines.map((line) => (
        <li key={line.id} className={css.line}>
          <p className={css.sentence}>
            <bdi className={css.who}>{line.by}</bdi> {actText(line)}
          </p>
          <p className={css.meta}>
            {hosting(`role.${line.role}`)} ·{' '}
            {hasDetails ? <time dateTime={line.at}>{dayTime(line.at)}</time> : <When at={line.at} />}
          </p>
          {hasDetails ? <Details line={line} /> : null}
        </li>
      ))}
    </ol>
  )
}

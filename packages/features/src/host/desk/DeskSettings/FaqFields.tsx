import { deskTexts } from '@shulei/domain/host/desk/values.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { TextPair } from '../TextPair.tsx'
import * as css from './DeskSettings.css.ts'
import type { Question } from './form-fields.ts'

export interface FaqFieldsProps {
  faq: readonly Question[]
  problemOf: (path: string) => string | undefined
  onChange: (faq: readonly Question[]) => void
}

const blank: Question = { question: { cn: '', en: '' }, answer: { cn: '', en: '' } }
const itemId = (at: number) => `faq-${at}`

/** The questions with their answers: changed in place, added at the end, removed one by one. */
export function FaqFields({ faq, problemOf, onChange }: FaqFieldsProps) {
  const { t } = useTranslation('desk')
  const moveFocus = useMoveFocus()
  const [said, setSaid] = useState('')
  const put = (at: number, part: 'question' | 'answer', lang: 'cn' | 'en', typed: string) =>
    onChange(faq.map((one, place) => (place === at ? { ...one, [part]: { ...one[part], [lang]: typed } } : one)))
  const add = () => {
    onChange([...faq, blank])
    setSaid(t('values.added', { no: faq.length + 1 }))
    moveFocus(() => document.querySelector<HTMLElement>(`#${itemId(faq.length)} input`))
  }
  const remove = (at: number) => {
    onChange(faq.filter((_, place) => place !== at))
    setSaid(t('values.removed', { no: at + 1 }))
    moveFocus('faq')
  }
  return (
    <Panel id="faq" tabIndex={-1} title={t('values.faq')}>
      <div className={css.fields}>
        {faq.length === 0 ? <EmptyState size="s" title={t('values.noFaq')} /> : null}
        {faq.map((one, at) => (
          // questions have no other identity, and every field is controlled
          <fieldset key={at} id={itemId(at)} className={css.item}>
            <legend className={css.legend}>{t('values.itemLabel', { no: at + 1 })}</legend>
            {(['question', 'answer'] as const).map((part) => (
              <TextPair
                key={part}
                name={t(`values.${part}`, { no: at + 1 })}
                text={one[part]}
                most={deskTexts[part]}
                {...(part === 'answer' ? { rows: 2 } : {})}
                problemOf={(lang) => problemOf(`faq.${at}.${part}.${lang}`)}
                onChange={(lang, typed) => put(at, part, lang, typed)}
              />
            ))}
            <div>
              <Button
                size="s"
                variant="quiet"
                aria-label={t('values.removeName', { no: at + 1 })}
                onPress={() => remove(at)}
              >
                {t('values.remove')}
              </Button>
            </div>
          </fieldset>
        ))}
        {faq.length < deskTexts.questions ? (
          <div>
            <Button onPress={add}>{t('values.add')}</Button>
          </div>
        ) : (
          <p className={css.note}>{t('values.full', { most: deskTexts.questions })}</p>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Panel>
  )
}

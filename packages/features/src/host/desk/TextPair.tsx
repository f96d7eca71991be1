import { countText } from '@shulei/domain/base/text/count.ts'
import type { DeskValues } from '@shulei/domain/host/desk/values.ts'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './TextPair.css.ts'

const languages = ['cn', 'en'] as const

export interface TextPairProps {
  /** Name of the text, without its language. */
  name: string
  text: DeskValues['title']
  /** Most code points. */
  most: number
  /** Lines of the field; one line without them. */
  rows?: number
  /** A sentence under the English field. */
  englishHint?: string
  /** Beside the label of the English field: "选填". */
  englishNote?: string
  isRequired?: boolean
  problemOf: (lang: 'cn' | 'en') => string | undefined
  onChange: (lang: 'cn' | 'en', typed: string) => void
}

/** A text in Chinese and beside it in English; below one another on phones. */
export function TextPair({
  name,
  text,
  most,
  rows,
  englishHint,
  englishNote,
  isRequired = false,
  problemOf,
  onChange,
}: TextPairProps) {
  const { t } = useTranslation('desk')
  return (
    <div className={css.pair}>
      {languages.map((lang) => {
        const count = countText(text[lang])
        const field = {
          label: t(lang === 'cn' ? 'values.zh' : 'values.en', { name }),
          value: text[lang],
          onChange: (typed: string) => onChange(lang, typed),
          errorMessage: problemOf(lang),
          autoComplete: 'off',
          isRequired: isRequired && lang === 'cn',
          ...(englishHint && lang === 'en' ? { hint: englishHint } : {}),
          ...(englishNote && lang === 'en' ? { labelNote: englishNote } : {}),
          ...(count > most * 0.8
            ? { counter: { text: t('values.counter', { count, max: most }), isOver: count > most } }
            : {}),
        }
        return rows === undefined ? (
          <TextField key={lang} {...field} />
        ) : (
          <TextArea key={lang} rows={rows} isGrowing {...field} />
        )
      })}
    </div>
  )
}

import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'

/** Most marks of missing values that a sentence names. */
const MOST_MARKS = 6

/** Lists words, and names marks of missing values, in the language of the page. */
export function useMarks() {
  const { t } = useTranslation('columns')
  const { language } = useFormat()
  const list = (all: readonly string[]) => all.join(language === 'zh-CN' ? '、' : ', ')
  const marks = (all: readonly string[]) => {
    const named = list(all.slice(0, MOST_MARKS).map((mark) => t('reading.mark', { mark })))
    return all.length > MOST_MARKS ? t('reading.marksMore', { marks: named }) : named
  }
  return { list, marks }
}

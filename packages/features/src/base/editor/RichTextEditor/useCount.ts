import { wordsOfMarkup } from '@shulei/domain/base/markup/parse.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import type { FieldCounter } from '@shulei/ui/Field/Field.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** From this number of remaining characters on, the counter is announced. */
const nearEnd = 20

/** Counter of the characters, and the message when there are too many. */
export function useCount(html: string, max: number | undefined): { counter?: FieldCounter; problem?: string } {
  const { t } = useTranslation('rich-text')
  const used = useMemo(() => (max === undefined ? 0 : countText(wordsOfMarkup(html))), [html, max])
  if (max === undefined) return {}
  const left = max - used
  const announcement = left < 0 ? t('over', { count: -left }) : left <= nearEnd ? t('left', { count: left }) : ''
  return {
    counter: { text: t('counter', { used, max }), isOver: left < 0, announcement },
    ...(left < 0 ? { problem: t('overError', { count: -left }) } : {}),
  }
}

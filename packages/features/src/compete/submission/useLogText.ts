import { moreKey } from '@shulei/domain/compete/submission/file-problems.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Values of the placeholders in a catalogue sentence. */
export type LogFacts = Readonly<Record<string, string | number | null | undefined>>

/** Default values of all placeholders in sentences about files: missing values must not show their braces. */
const noFacts: LogFacts = { line: '', column: '', id: '', value: '', meant: '', rows: 1, was: '—', reason: '' }

/**
 * Formats a line of the catalogue (`log.*`, `problem.*`), with the places of further findings of the same kind. Codes of a newer server
 * are shown unchanged.
 */
export function useLogText() {
  const { t, i18n } = useTranslation('submission')
  const { number } = useFormat()
  return useCallback(
    (code: string, facts: LogFacts): string => {
      if (!i18n.exists(code, { ns: 'submission' })) return code
      const { reasonCn, reasonEn, ...others } = facts
      const reason = i18n.language === 'en-US' ? reasonEn : reasonCn
      const texts = Object.entries({ ...others, reason }).map(([name, fact]) => [
        name,
        typeof fact === 'number' ? number(fact) : (fact ?? ''),
      ])
      const sentence = t(code as 'log.accepted', { replace: { ...noFacts, ...Object.fromEntries(texts) } })
      if (!facts.next) return sentence
      const [comma, space] = i18n.language === 'en-US' ? [', ', ' '] : ['、', '']
      const next = String(facts.next).split('\n').join(comma)
      return (
        sentence + space + t(`more.${moreKey({ code, line: facts.line })}`, { more: number(Number(facts.more)), next })
      )
    },
    [t, i18n, number],
  )
}

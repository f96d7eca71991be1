import type { FileProblem } from '@shulei/domain/compete/submission/file.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Values of the placeholders in a catalogue sentence. */
export type LogFacts = Readonly<Record<string, string | number | null | undefined>>

/** Default values of all placeholders in sentences about files: missing values must not show their braces. */
const noFacts: LogFacts = { line: '', column: '', id: '', value: '', was: '—', reason: '' }

/** Catalogue key of a problem from the local check; the server's log uses the same codes. */
export const problemCode = ({ code, value }: Pick<FileProblem, 'code' | 'value'>): string =>
  code === 'cellCount' && value === undefined ? 'problem.lineTooLong' : `problem.${code}`

/** Formats a line of the catalogue (`log.*`, `problem.*`). Codes of a newer server are shown unchanged. */
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
      return t(code as 'log.accepted', { replace: { ...noFacts, ...Object.fromEntries(texts) } })
    },
    [t, i18n, number],
  )
}

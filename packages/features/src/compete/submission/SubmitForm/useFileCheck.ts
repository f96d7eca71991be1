import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkFile } from './check-file.ts'
import type { CheckAnswer, CheckResult } from './check-messages.ts'

/**
 * State of the local check of a file. `unchecked`: the rules could not be loaded, for the reason in `message`; the server
 * checks all the same. `unreadable`: the browser cannot read the file any more.
 */
export type FileCheckState =
  | { phase: 'none' }
  | { phase: 'checking'; bytes: number }
  | ({ phase: 'done' } & CheckResult)
  | { phase: 'unchecked'; message: string }
  | { phase: 'unreadable' }

function stateOf(answer: CheckAnswer | null): FileCheckState {
  if (answer === null) return { phase: 'checking', bytes: 0 }
  if (answer.kind === 'progress') return { phase: 'checking', bytes: answer.bytes }
  return answer.kind === 'done' ? { phase: 'done', ...answer.result } : { phase: 'unreadable' }
}

/** Checks the chosen file by the competition's rules, which are loaded with the first file. */
export function useFileCheck(competitionId: number, file: File | null) {
  const { t } = useTranslation('shell')
  const [said, setSaid] = useState<{ file: File; answer: CheckAnswer } | null>(null)
  const {
    data: rules,
    error,
    mutate,
  } = useCall(refs.submissionRules, file ? { params: { id: competitionId } } : null, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  })

  useEffect(() => {
    if (file && rules) return checkFile({ file, rules }, (answer) => setSaid({ file, answer }))
  }, [file, rules])

  const retry = () => void mutate()
  if (!file) return { check: { phase: 'none' } satisfies FileCheckState, maxBytes: null, retry }
  if (!rules && error)
    return {
      check: { phase: 'unchecked', message: failureText(error, t('state.loadFailedHint')) } as const,
      maxBytes: null,
      retry,
    }
  const check = stateOf(said?.file === file ? said.answer : null)
  return { check, maxBytes: rules?.maxBytes ?? null, retry }
}

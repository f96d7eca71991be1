import { CallError, failureText } from '@shulei/client/call-error.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface SubmitWrite {
  isPending: boolean
  /** The sentence of the refusal; null before one. */
  failure: string | null
  run: (write: () => Promise<void>) => Promise<void>
}

/** A write to one submission of the table. `onStale` is called when the page's data may be outdated. */
export function useSubmitWrite(onStale: () => void): SubmitWrite {
  const { t } = useTranslation('shell')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (write: () => Promise<void>) => {
    setPending(true)
    setFailure(null)
    try {
      await write()
    } catch (error) {
      setFailure(failureText(error, t('state.loadFailedHint')))
      if (error instanceof CallError && error.http === 409) onStale()
    } finally {
      setPending(false)
    }
  }
  return { isPending, failure, run }
}

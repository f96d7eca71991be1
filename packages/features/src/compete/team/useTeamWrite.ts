import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from '../../base/form/form-failure.ts'

export interface TeamWrite {
  isPending: boolean
  failure: FormFailure | null
  /** Writes, then reads the page again, also after a refusal, since others may have changed the team. Tells whether it was written. */
  run: (write: () => Promise<unknown>) => Promise<boolean>
}

/** @param refresh reads everything again that shows the team. */
export function useTeamWrite(refresh: () => Promise<unknown>, otherwise?: string): TeamWrite {
  const { t } = useTranslation('team')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const run = async (write: () => Promise<unknown>) => {
    setPending(true)
    setFailure(null)
    try {
      await write()
      await refresh()
      return true
    } catch (error) {
      setFailure(formFailure(error, otherwise ?? t('failed')))
      await refresh()
      return false
    } finally {
      setPending(false)
    }
  }
  return { isPending, failure, run }
}

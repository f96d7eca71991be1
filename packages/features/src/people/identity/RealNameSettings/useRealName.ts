import { keyOf, useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { RealName } from './draft.ts'

/** Arguments of the verification call, shared by page and loaders. */
export const realNameArgs = { query: {} } as const
const wholeArgs = { query: { showFullName: '1' } } as const

/** The reader's verification, masked; unmasked only after a refusal, to fill the form. */
export function useRealName() {
  const { mutate: mutateKey } = useSWRConfig()
  const { data: stored, error, mutate } = useCall(refs.realNameStatus, realNameArgs)
  const isMendable = stored?.status === 'rejected'
  const whole = useCall(refs.realNameStatus, isMendable ? wholeArgs : null)
  const [isSent, setSent] = useState(false)
  return {
    stored,
    error,
    /** The reader has sent a verification on this page. */
    isSent,
    /** Initial values of the form; empty if they could not be read. Null while they are loading. */
    start: isMendable && !whole.data && !whole.error ? null : { whole: isMendable ? whole.data : undefined },
    retry: () => void mutate(),
    async take(answer: RealName) {
      setSent(true)
      await mutate(answer, { revalidate: false })
      // removes the unmasked number from this device
      await mutateKey(keyOf(refs.realNameStatus, wholeArgs), undefined, { revalidate: false })
    },
    /** Reads the verification again after another one was sent, for example in another tab. */
    reread() {
      setSent(true)
      void mutate()
    },
  }
}

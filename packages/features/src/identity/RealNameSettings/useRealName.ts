import { keyOf, useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { RealName } from './draft.ts'

/** How the page asks for the reader's verification; loaders ask the same. */
export const realNameArgs = { query: {} } as const
const wholeArgs = { query: { showFullName: '1' } } as const

/** The reader's verification, masked; and whole, but only where there is something to mend. */
export function useRealName() {
  const { mutate: mutateKey } = useSWRConfig()
  const { data: stored, error, mutate } = useCall(refs.realNameStatus, realNameArgs)
  const isMendable = stored?.status === 'rejected'
  const whole = useCall(refs.realNameStatus, isMendable ? wholeArgs : null)
  const [isSent, setSent] = useState(false)
  return {
    stored,
    error,
    /** The reader has sent it on this page. */
    isSent,
    /** The form is begun with this; where it could not be read, with nothing. Null: not known yet. */
    start: isMendable && !whole.data && !whole.error ? null : { whole: isMendable ? whole.data : undefined },
    readAgain: () => void mutate(),
    async take(answer: RealName) {
      setSent(true)
      await mutate(answer, { revalidate: false })
      // nobody needs the whole number on this device any more
      await mutateKey(keyOf(refs.realNameStatus, wholeArgs), undefined, { revalidate: false })
    },
    /** Something else was sent meanwhile, such as in another tab. */
    reread() {
      setSent(true)
      void mutate()
    },
  }
}

import { failureText } from '@shulei/client/call-error.ts'
import { useCall, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Milliseconds between two looks at a file that is being built. */
const LOOK_EVERY = 3000

/** The reader's data file: its state, and a function that requests a new one. */
export function useMyData() {
  const { t } = useTranslation('account')
  const send = useSend()
  const read = useCall(refs.myData, {}, { refreshInterval: (data) => (data?.state === 'building' ? LOOK_EVERY : 0) })
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const ask = async () => {
    setAsking(true)
    setFailure(null)
    try {
      await read.mutate(await send(refs.requestMyData, {}), { revalidate: false })
    } catch (error) {
      setFailure(failureText(error, t('data.notSent')))
      // another window may have asked meanwhile
      void read.mutate()
    } finally {
      setAsking(false)
    }
  }
  return { ...read, isAsking, failure, ask }
}

import { failureText } from '@shulei/client/call-error.ts'
import { useCall, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Ends one session, or all but the one of this page. */
export function useSessions() {
  const { t } = useTranslation('settings')
  const send = useSend()
  const { mutate } = useCall(refs.accountSecurity, {})
  const [ending, setEnding] = useState<number | 'others' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  const end = async (which: number | 'others') => {
    setEnding(which)
    setFailure(null)
    setSaid('')
    try {
      if (which === 'others') await send(refs.endOtherSessions, {})
      else await send(refs.endSession, { params: { sessionId: which } })
      await mutate(
        (account) =>
          account && {
            ...account,
            sessions: account.sessions.filter(({ id, isCurrent }) => (which === 'others' ? isCurrent : id !== which)),
          },
        { revalidate: false },
      )
      setSaid(t(which === 'others' ? 'sessions.othersEnded' : 'sessions.ended'))
    } catch (error) {
      setFailure(failureText(error, t('sessions.failed')))
    } finally {
      setEnding(null)
    }
  }
  return { ending, failure, said, end }
}

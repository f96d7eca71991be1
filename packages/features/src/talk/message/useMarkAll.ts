import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTakeUnread } from '../../base/site/useInbox.ts'

/** Marks all notices or all messages as read (A§2). `failure` is the error of the last attempt, in the reader's language. */
export function useMarkAll(what: 'notices' | 'messages') {
  const { t: shell } = useTranslation('shell')
  const send = useSend()
  const take = useTakeUnread()
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  const mark = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(null)
    try {
      const marked = what === 'notices' ? await send(refs.readNotices, {}) : await send(refs.readAllMessages, {})
      take(marked.unread)
    } catch (error) {
      setFailure(failureText(error, shell('state.loadFailedHint')))
    } finally {
      isBusy.current = false
    }
  }
  return { mark, failure }
}

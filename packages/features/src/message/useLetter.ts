import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import { errors } from '@shulei/contract/errors.ts'
import type { sendMessage } from '@shulei/contract/message/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type MessageProblem, messageProblem } from '@shulei/domain/message/content.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receiver } from '../shell/message-modal.ts'
import { useSiteState } from '../shell/site-state.ts'
import { useDraft } from './useDraft.ts'
import { useTakeUnread } from './useInbox.ts'

/** What keeps a message from being sent (A§5): known before the server is asked, but for a session that has ended meanwhile. */
export type LetterProblem = 'loginFirst' | MessageProblem

export interface LetterOptions {
  /** Where its draft belongs to. */
  place: string
  /** The receiver, when the page has chosen them. */
  preset: Receiver | null
  onSent: (messages: Data<typeof sendMessage>['messages']) => void
}

/** Writing and sending one message: the draft, what is wrong with it, and the way to the server. */
export function useLetter({ place, preset, onSent }: LetterOptions) {
  const { t: shell } = useTranslation('shell')
  const { user } = useSiteState()
  const send = useSend()
  const take = useTakeUnread()
  const { draft, isSaving, change, keyForSending, forget } = useDraft({ userId: user?.id, place, preset })
  const [problem, setProblem] = useState<LetterProblem | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const { receiver, content } = draft
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const settle = () => {
    setProblem(null)
    setFailure(null)
  }
  /** Answers whether it was sent. */
  const submit = async (): Promise<boolean> => {
    if (isSending || !receiver) return false
    settle()
    const found = user ? messageProblem(content) : 'loginFirst'
    setProblem(found)
    if (found) return false
    setSending(true)
    try {
      const body = { receivers: [receiver.id], content }
      const { messages } = await send(refs.sendMessage, { body }, { idempotencyKey: keyForSending() })
      forget(content)
      // who has left the page meanwhile is told by the inbox
      if (isHere.current) onSent(messages)
    } catch (error) {
      if (isCallError(error, errors.loginFirst.errno)) setProblem('loginFirst')
      else setFailure(failureText(error, shell('state.loadFailedHint')))
      return false
    } finally {
      setSending(false)
    }
    // lists of this page follow the new state of the inbox, also while the push does not reach it
    send(refs.unreadTotal, {}).then(take, () => {})
    return true
  }
  return {
    receiver,
    content,
    isSaving,
    problem,
    failure,
    isSending,
    setReceiver(next: Receiver | null) {
      settle()
      change({ receiver: next })
    },
    setContent(next: string) {
      settle()
      change({ content: next })
    },
    submit,
  }
}

import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { sendMessage } from '@shulei/contract/talk/message/calls.ts'
import { type MessageProblem, messageProblem } from '@shulei/domain/talk/message/content.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receiver } from '../../base/site/message-modal.ts'
import { useSiteState } from '../../base/site/site-state.ts'
import { useTakeUnread } from '../../base/site/useInbox.ts'
import { useDraft } from './useDraft.ts'

/** Reason why a message cannot be sent (A§5), known before the request, except for a session that has ended. */
export type SendProblem = 'loginFirst' | MessageProblem

export interface MessageFormOptions {
  /** Storage place of the draft. */
  place: string
  /** The receiver, if the page sets one. */
  preset: Receiver | null
  onSent: (messages: Data<typeof sendMessage>['messages']) => void
}

/** State and actions of writing one message: the draft, its problems, and sending. */
export function useMessageForm({ place, preset, onSent }: MessageFormOptions) {
  const { t: shell } = useTranslation('shell')
  const { user } = useSiteState()
  const send = useSend()
  const take = useTakeUnread()
  const { draft, isSaving, change, keyForSending, forget } = useDraft({ userId: user?.id, place, preset })
  const [problem, setProblem] = useState<SendProblem | null>(null)
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
  /** Sends the message; resolves to whether it was sent. */
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
      // a reader who has left the page meanwhile sees the message in the inbox
      if (isHere.current) onSent(messages)
    } catch (error) {
      if (isCallError(error, errors.loginFirst.errno)) setProblem('loginFirst')
      else setFailure(failureText(error, shell('state.loadFailedHint')))
      return false
    } finally {
      setSending(false)
    }
    // updates the inbox state of this page, even if the push does not arrive
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

import type { Receiver } from '../../base/site/message-modal.ts'

/** A message that has not been sent yet. */
export interface Draft {
  receiver: Receiver | null
  content: string
  /** Idempotency key of attempts to send this exact draft; null before the first attempt and after every change. */
  key: string | null
}

export const emptyDraft: Draft = { receiver: null, content: '', key: null }

function receiverOf(value: unknown): Receiver | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, avatar } = value as Partial<Receiver>
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1 || typeof name !== 'string') return null
  return { id, name, avatar: typeof avatar === 'string' ? avatar : null }
}

/** Parses a stored draft; null if it is missing or invalid. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { receiver, content, key } = value as Record<string, unknown>
    if (typeof content !== 'string') return null
    return { receiver: receiverOf(receiver), content, key: typeof key === 'string' ? key : null }
  } catch {
    return null
  }
}

/** Whether the draft is empty. */
export const isBlankDraft = ({ receiver, content }: Draft): boolean => receiver === null && content === ''

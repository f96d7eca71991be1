import { useSyncExternalStore } from 'react'

/** Somebody to write to. */
export interface Receiver {
  /** Site id. */
  id: number
  name: string
  avatar: string | null
}

/** The open send-message dialog. */
export interface MessageModal {
  /** Chosen from the start; null leaves the choice to the reader. */
  receiver: Receiver | null
}

/** A§3: the state key is spelt as the specification spells it (Q015). */
const state: { messageModalVisivle: MessageModal | null } = { messageModalVisivle: null }
const listeners = new Set<() => void>()

function set(modal: MessageModal | null) {
  state.messageModalVisivle = modal
  for (const tell of listeners) tell()
}

/** Opens the send-message dialog, from anywhere in the browser. */
export const openMessageModal = (receiver: Receiver | null = null): void => set({ receiver })

export const closeMessageModal = (): void => set(null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The open send-message dialog, or null. */
export function useMessageModal(): MessageModal | null {
  return useSyncExternalStore(
    subscribe,
    () => state.messageModalVisivle,
    () => null,
  )
}

import { useSyncExternalStore } from 'react'

/** A person to write to. */
export interface Receiver {
  /** Site id. */
  id: number
  name: string
  avatar: string | null
}

/** State of the open send-message dialog. */
export interface MessageModal {
  /** Preset receiver; null lets the reader choose. */
  receiver: Receiver | null
}

/** A§3: the state key is spelt as in the specification (Q015). */
const state: { messageModalVisivle: MessageModal | null } = { messageModalVisivle: null }
const listeners = new Set<() => void>()

function set(modal: MessageModal | null) {
  state.messageModalVisivle = modal
  for (const tell of listeners) tell()
}

/** Opens the send-message dialog from any browser code. */
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

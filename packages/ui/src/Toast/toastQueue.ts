import type { ReactNode } from 'react'
import { UNSTABLE_ToastQueue } from 'react-aria-components/Toast'

export interface ToastContent {
  /** The result in one line: "已提交，排在第 3 位". */
  title: ReactNode
  tone: 'neutral' | 'success' | 'danger'
  description?: ReactNode
  /** A `TextLink` or small `Button`. */
  action?: ReactNode
}

export type ToastQueue = UNSTABLE_ToastQueue<ToastContent>

/**
 * Milliseconds until a toast closes by itself, long enough to read it. The timer stops while the toast is hovered or
 * focused.
 */
export const toastTimeout = 6000

/** Creates a queue for one `ToastRegion`. At most three toasts are shown, the others wait. */
export function createToastQueue(): ToastQueue {
  return new UNSTABLE_ToastQueue<ToastContent>({ maxVisibleToasts: 3 })
}

/** Shows a toast. A failure or a toast with an action stays until it is closed. Returns a function that closes it. */
export function showToast(queue: ToastQueue, content: ToastContent): () => void {
  const stays = content.tone === 'danger' || content.action !== undefined
  const key = queue.add(content, stays ? undefined : { timeout: toastTimeout })
  return () => queue.close(key)
}

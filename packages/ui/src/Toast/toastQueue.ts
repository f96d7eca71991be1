import type { ReactNode } from 'react'
import { UNSTABLE_ToastQueue } from 'react-aria-components/Toast'

export interface ToastContent {
  /** The answer in one line: "已提交，排在第 3 位". */
  title: ReactNode
  tone: 'neutral' | 'success' | 'danger'
  description?: ReactNode
  /** A `TextLink` or small `Button`. */
  action?: ReactNode
}

export type ToastQueue = UNSTABLE_ToastQueue<ToastContent>

/** Milliseconds after which a toast goes by itself; never sooner, so that it can be read. It waits while pointed at or focused. */
export const toastTimeout = 6000

/** A queue for one `ToastRegion`. At most three toasts are shown, the others wait. */
export function createToastQueue(): ToastQueue {
  return new UNSTABLE_ToastQueue<ToastContent>({ maxVisibleToasts: 3 })
}

/** Shows a toast. One that failed or can be acted on stays until it is closed. Returns the means to close it. */
export function showToast(queue: ToastQueue, content: ToastContent): () => void {
  const stays = content.tone === 'danger' || content.action !== undefined
  const key = queue.add(content, stays ? undefined : { timeout: toastTimeout })
  return () => queue.close(key)
}

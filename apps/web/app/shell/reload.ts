import { mayReload } from '@shulei/domain/client/reload.ts'

const key = 'reloaded-at'

/** Reloads the page at most once a minute (Q023, Q024): a loop would lock readers out. Answers whether it does. */
export function reloadOnce(): boolean {
  const last = sessionStorage.getItem(key)
  if (!mayReload(last === null ? null : Number(last), Date.now())) return false
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
  return true
}

/**
 * A chunk of an older build is gone from the server: the page reloads and gets the new build (A§8). Only where the server
 * answers: without a network a reload would leave the reader on the browser's own error page.
 */
export function reloadOnStaleChunk() {
  addEventListener('vite:preloadError', () => {
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(reloadOnce, () => {})
  })
}

import { mayReload } from '@shulei/domain/base/client/reload.ts'

const key = 'reloaded-at'

/** Reloads the page at most once a minute, to avoid a loop (Q023, Q024). Returns whether it reloads. */
export function reloadOnce(): boolean {
  const last = sessionStorage.getItem(key)
  if (!mayReload(last === null ? null : Number(last), Date.now())) return false
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
  return true
}

/**
 * Reloads the page when a chunk of an older build no longer exists on the server, to get the new build (A§8). It first checks
 * that the server answers, because without a network the reload would end on the browser's own error page.
 */
export function reloadOnStaleChunk() {
  addEventListener('vite:preloadError', () => {
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(reloadOnce, () => {})
  })
}

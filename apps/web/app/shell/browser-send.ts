import type { Claims } from '@shulei/client/claims.ts'
import { createClient } from '@shulei/client/client.ts'
import type { Send } from '@shulei/client/send.ts'
import { reloadOnce } from './reload.ts'

/** The browser's client. It sends the page's claims and reloads the page once when the server calls it outdated (A§8). */
export const browserSend = (claims: () => Claims | null): Send =>
  createClient({
    claims,
    onError(error) {
      if (error.http === 400 && error.errno === 'e30200') reloadOnce()
    },
  })

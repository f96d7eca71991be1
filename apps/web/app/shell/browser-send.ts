import { type Claims, createClient, type Send } from '@shulei/client/client.ts'
import { reloadOnce } from './reload.ts'

/** The browser's client: carries the page's claims, and reloads once where the server says that the page is outdated (A§8). */
export const browserSend = (claims: () => Claims | null): Send =>
  createClient({
    claims,
    onError(error) {
      if (error.http === 400 && error.errno === 'e30200') reloadOnce()
    },
  })

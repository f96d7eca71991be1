import type { SignOn, SignOnVisitor } from '@shulei/api/modules/base/session/sign-on.ts'
import type { Send } from '@shulei/client/send.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { createContext } from 'react-router'

/** Request data of the sign-on pages. One page of the site reads it too: the phone settings ask where codes are sent. */
export interface SignOnRequest {
  signOn: SignOn
  visitor: SignOnVisitor
  language: Language
  /** Calls the API in process with the visitor's cookie. */
  send: Send
  /** Origin of the site, the target of the brand link. */
  publicUrl: string
  /** Base address of these pages. */
  ssoUrl: string
  /** Built-in accounts to try the site with; empty outside a demonstration. */
  demoAccounts: readonly { email: string; name: string; note: string; password: string }[]
  /** The built-in private competition and its code; null outside a demonstration. */
  demoPrivate: { id: number; code: string } | null
}

export const signOnRequest = createContext<SignOnRequest>()

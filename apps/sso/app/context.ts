import type { SignOn, SignOnVisitor } from '@shulei/api/modules/session/sign-on.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { createContext } from 'react-router'

/** What the sign-on pages get from the server. Of the site's own pages only the one with the phone number asks: where codes go. */
export interface SignOnRequest {
  signOn: SignOn
  visitor: SignOnVisitor
  language: Language
  /** Origin of the site: where the brand leads. */
  publicUrl: string
  /** Base address of these pages. */
  ssoUrl: string
  /** Built-in accounts to try the site with; empty outside a demonstration. */
  demoAccounts: readonly { email: string; name: string; note: string; password: string }[]
}

export const signOnRequest = createContext<SignOnRequest>()

import type { Send } from '@shulei/client/send.ts'
import type { Reference } from '@shulei/features/base/reference/ApiReference/reference.ts'
import type { MachinePlace, Shown } from '@shulei/features/house/time-machine/place.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** Data of a page request that the server has before any loader runs. */
export interface PageRequest {
  language: Language
  theme: ThemeChoice
  /** The reader's time zone, from the cookie that the page sets in the browser. */
  zone: string
  /** Nonce of this answer's scripts and styles. */
  nonce: string
  /** Whether the page offers English: the reader chose no language, and the browser accepts no Chinese. */
  offersEnglish: boolean
  /** Whether the page is shown inside a frame (A§3 isInsideFrame). */
  isInsideFrame: boolean
  /** Whether the page has no scripts: a draft in a frame of the studio, a page for frames of other sites, or the time machine. */
  isPreview: boolean
  /** Place, role and instant of a page in the time machine; null for a page of the present. */
  timeMachine: { place: MachinePlace; shown: Shown } | null
  /** Server time, epoch milliseconds (A§3 app_timestamp); the instant that the time machine shows. */
  now: number
  /** Calls the API in process with the reader's cookie. */
  send: Send
  /** Full address of the page as the reader sees it: the return target of sign-on. */
  address: string
  ssoUrl: string
  tongjiUrl: string
  fingerprint: string
  /** The calls, errors and limits of the API in words. */
  reference: (language: Language) => Reference
  /** Built-in reviewers whose accounts the reviewers' sign-in shows; none outside of a demonstration. */
  demoReviewers: readonly { account: string; name: string; role: 0 | 1 | 2 | 3; password: string }[]
  /** Addresses of the style sheets of the drawing on error pages and empty lists, which loads on intent. */
  platformSheets: readonly string[]
  /** Text of a style sheet to write into this page; undefined to keep the link. */
  styleSheet: (address: string) => string | undefined
}

/** Given to loaders through React Router's context. */
export const pageRequest = createContext<PageRequest>()

/** The nonce for components that write <style> or <script>; undefined in the browser after the first read. */
export const NonceContext = createReactContext<string | undefined>(undefined)

/** The page's texts as JSON, by namespace: they come with the page, so that hydration waits for no further request. */
export const TextsContext = createReactContext('{}')

/** Returns the HTML of the API's page. The browser has it from the server and gets an empty text. */
export const ReferenceContext = createReactContext((): string => '')

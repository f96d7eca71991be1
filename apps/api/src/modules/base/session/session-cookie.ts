import { createHmac } from 'node:crypto'
import { sameText } from '../../../platform/cipher/same-text.ts'

/** Name of the session cookie: bound to the host and to https if the site is served by https. */
export const sessionCookieName = (https: boolean): string => (https ? '__Host-shulei.session' : 'shulei.session')

/** Days after which an unused session ends. */
export const sessionDays = 30

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest('base64')

/** A token with its signature, which is the decoded value of the cookie. */
export const signed = (token: string, secret: string): string => `${token}.${signatureOf(token, secret)}`

/**
 * The cookie's value: the token and its signature, in the form of the sign-on library. A leaked table of tokens lets nobody sign
 * in.
 */
export const signToken = (token: string, secret: string): string => encodeURIComponent(signed(token, secret))

/** The token of a signed value, or null when the signature is wrong. */
export function verifyToken(value: string, secret: string): string | null {
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  return sameText(value.slice(dot + 1), signatureOf(token, secret)) ? token : null
}

/** A `Set-Cookie` line for a session that the sign-on library did not make. */
export function sessionCookie(token: string, secret: string, https: boolean, maxAge = sessionDays * 86_400): string {
  const value = token === '' ? '' : signToken(token, secret)
  const parts = [`${sessionCookieName(https)}=${value}`, `Max-Age=${maxAge}`, 'Path=/', 'HttpOnly']
  if (https) parts.push('Secure')
  parts.push('SameSite=Lax')
  return parts.join('; ')
}

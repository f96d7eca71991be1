import { maskPhone } from '@shulei/domain/session/phone.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Context } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { type SignOnResult, type SignOnVisitor, signOnOf } from './sign-on.ts'
import { checkedPhone } from './sign-on-checks.ts'

const visitorOf = (c: Context): SignOnVisitor => ({
  cookie: c.req.header('cookie') ?? null,
  clientAddress: c.get('clientAddress'),
  userAgent: c.req.header('user-agent') ?? null,
  lang: c.get('lang'),
})

/** A refusal of the sign-on as an error of the call; cookies go out with the answer. */
function settle(c: Context, result: SignOnResult): void {
  if (!result.ok) {
    const { reason, facts, retryAfter } = result
    throw new ApiError(reason, { facts: { ...facts }, ...(retryAfter === undefined ? {} : { retryAfter }) })
  }
  for (const line of result.setCookies) c.header('set-cookie', line, { append: true })
}

/** Sends a code to the number that a signed-in person wants to use (X025). Answers the number, masked. */
export async function sendPhoneCodeTo(platform: Platform, c: Context, phone: string): Promise<{ phone: string }> {
  settle(c, await signOnOf(platform).sendPhoneCode({ phone }, visitorOf(c)))
  return { phone: maskPhone(checkedPhone(phone)) }
}

/** Makes a number that of the signed-in person, proven by its code (C054). Answers the number, masked. */
export async function changePhone(
  platform: Platform,
  c: Context,
  { phone, code }: { phone: string; code: string },
): Promise<{ phone: string }> {
  settle(c, await signOnOf(platform).bindPhone({ phone, code }, visitorOf(c)))
  return { phone: maskPhone(checkedPhone(phone)) }
}

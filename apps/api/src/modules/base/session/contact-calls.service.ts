import { maskPhone } from '@shulei/domain/base/session/phone.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { besideKeyedWrite } from '../../../platform/db/keyed-write.ts'
import type { Platform } from '../../../platform/platform.ts'
import { signOnOf } from './sign-on.service.ts'
import type { OwnerProof, SignOnResult, SignOnVisitor } from './sign-on.ts'
import { checkedEmail, checkedPhone } from './sign-on-checks.ts'

const visitorOf = (c: Context): SignOnVisitor => ({
  cookie: c.req.header('cookie') ?? null,
  clientAddress: c.get('clientAddress'),
  userAgent: c.req.header('user-agent') ?? null,
  lang: c.get('lang'),
})

/** Throws a refusal of the sign-on as an error of the call; its cookies are set in any case. */
function settle(c: Context, result: SignOnResult): void {
  if (!result.ok) {
    const { reason, facts, retryAfter } = result
    throw new ApiError(reason, { facts: { ...facts }, ...(retryAfter === undefined ? {} : { retryAfter }) })
  }
  for (const line of result.setCookies) c.header('set-cookie', line, { append: true })
}

/** Sends a code to the number that a signed-in person wants to use (X025), or to their present one. Answers the number, masked. */
export async function sendPhoneCodeTo(
  platform: Platform,
  c: Context,
  phone: string | undefined,
): Promise<{ phone: string }> {
  const signOn = signOnOf(platform)
  const visitor = visitorOf(c)
  if (phone !== undefined) {
    settle(c, await besideKeyedWrite(() => signOn.sendPhoneCode({ phone }, visitor)))
    return { phone: maskPhone(checkedPhone(phone)) }
  }
  settle(c, await besideKeyedWrite(() => signOn.sendOwnCode(visitor)))
  return { phone: (await signOn.whoIs(visitor))?.phone ?? '' }
}

/** Changes the number of the signed-in person; needs the number's code and a proof (C054). Answers the number, masked. */
export async function changePhone(
  platform: Platform,
  c: Context,
  { phone, code, proof }: { phone: string; code: string; proof: OwnerProof },
): Promise<{ phone: string }> {
  settle(c, await besideKeyedWrite(() => signOnOf(platform).bindPhone({ phone, code, proof }, visitorOf(c))))
  return { phone: maskPhone(checkedPhone(phone)) }
}

/** Has the account of the signed-in person close (X056); needs a proof. All its sessions end. */
export async function askClosing(platform: Platform, c: Context, proof: OwnerProof): Promise<void> {
  settle(c, await besideKeyedWrite(() => signOnOf(platform).closeAccount({ proof }, visitorOf(c))))
}

/** Sends a code to the e-mail address that a signed-in person wants to use (X032). Answers the address as it is stored. */
export async function sendEmailCodeTo(platform: Platform, c: Context, email: string): Promise<{ email: string }> {
  settle(c, await besideKeyedWrite(() => signOnOf(platform).sendEmailCode({ email }, visitorOf(c))))
  return { email: checkedEmail(email) }
}

/** Changes the e-mail address of the signed-in person; needs the address's code and a proof (X032). */
export async function changeEmail(
  platform: Platform,
  c: Context,
  { email, code, proof }: { email: string; code: string; proof: OwnerProof },
): Promise<{ email: string }> {
  settle(c, await besideKeyedWrite(() => signOnOf(platform).setEmail({ email, code, proof }, visitorOf(c))))
  return { email: checkedEmail(email) }
}

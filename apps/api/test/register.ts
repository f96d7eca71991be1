import { normaliseEmail } from '@shulei/domain/base/session/email.ts'
import { desc, like } from 'drizzle-orm'
import { signOnOf } from '../src/modules/base/session/sign-on.service.ts'
import type { SignOnResult, SignOnVisitor } from '../src/modules/base/session/sign-on.ts'
import { verifications } from '../src/modules/base/session/tables.ts'
import type { TestApi } from './harness.ts'

/** The newest code that was mailed to an address, or that its owner was told about in its place; null before the first. */
export async function mailedCode(api: TestApi, opens: 'register' | 'signIn', email: string): Promise<string | null> {
  const [row] = await api.platform.db
    .select({ value: verifications.value })
    .from(verifications)
    .where(like(verifications.identifier, `mail-code:${opens}:${normaliseEmail(email)}:%`))
    .orderBy(desc(verifications.id))
    .limit(1)
  return row?.value ?? null
}

/** Makes an account as the form does: a code by mail, then the registration. Answers the first refusal. */
export async function registerAs(
  api: TestApi,
  input: { name: string; email: string; password: string },
  visitor: SignOnVisitor,
): Promise<SignOnResult> {
  const signOn = signOnOf(api.platform)
  const sent = await signOn.sendRegisterCode({ email: input.email }, visitor)
  if (!sent.ok) return sent
  const code = (await mailedCode(api, 'register', input.email)) ?? ''
  return signOn.register({ ...input, code, agreed: true }, visitor)
}

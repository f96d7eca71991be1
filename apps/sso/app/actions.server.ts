import type { SignOnRefusal, SignOnResult } from '@shulei/api/modules/session/sign-on.ts'
import type { FormState } from '@shulei/features/session/form-state.ts'
import { data, redirectDocument } from 'react-router'
import type { SignOnRequest } from './context.ts'

/** Fields that may be shown again after a refusal: what was typed, but no secret. */
const shownAgain = ['phone', 'email', 'name'] as const

export interface SentForm {
  intent: string
  text: (field: string) => string
  values: Record<string, string>
}

/** Reads a posted form. A file in the place of a text counts as empty. */
export async function readForm(request: Request): Promise<SentForm> {
  const form = await request.formData()
  const text = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  const values: Record<string, string> = {}
  for (const field of shownAgain) if (form.has(field)) values[field] = text(field)
  return { intent: text('intent'), text, values }
}

/** Stays on the page: the refusal, or that the step went well. */
export function stay(form: SentForm, result: SignOnResult) {
  const state: FormState = {
    intent: form.intent,
    values: form.values,
    problem: result.ok ? null : problemOf(result),
  }
  const headers = new Headers()
  if (result.ok) for (const cookie of result.setCookies) headers.append('set-cookie', cookie)
  if (!result.ok && result.retryAfter) headers.set('retry-after', String(result.retryAfter))
  return data(state, { status: result.ok ? 200 : result.reason === 'tooMany' ? 429 : 400, headers })
}

const problemOf = ({ reason, message, retryAfter }: SignOnRefusal) => ({
  reason,
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

/** Leaves for the checked return target with the session's cookies, as a whole page: nothing of a visitor stays in memory. */
export async function leave(page: SignOnRequest, request: Request, setCookies: readonly string[]) {
  const target = await page.signOn.returnAddress({ ...targetOf(request), setCookies }, page.visitor)
  const headers = new Headers()
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return redirectDocument(target, { headers })
}

/** The return target as asked for: full address of the page that the visitor came from, and what that site wants back. */
export function targetOf(request: Request): { service: string | null; state: string | null } {
  const { searchParams } = new URL(request.url)
  return { service: searchParams.get('service'), state: searchParams.get('state') }
}

import type { SignOnRefusal, SignOnResult } from '@shulei/api/modules/base/session/sign-on.ts'
import { refusedHeaders } from '@shulei/api/platform/http/rate-limit.ts'
import * as content from '@shulei/domain/address/content.ts'
import * as signOn from '@shulei/domain/address/session.ts'
import { isTemporaryName } from '@shulei/domain/base/session/temporary-name.ts'
import { hasEndlessMarks } from '@shulei/domain/base/text/count.ts'
import type { Legal } from '@shulei/features/base/session/Consent/LegalLinks.tsx'
import type { FormState } from '@shulei/features/base/session/form-state.ts'
import { data, type HeadersArgs, redirectDocument } from 'react-router'
import type { SignOnRequest } from './context.ts'

/** Form fields that are filled in again after a refusal. Secrets are not among them. */
const shownAgain = ['account', 'phone', 'email', 'name', 'agreed'] as const

export interface SentForm {
  intent: string
  text: (field: string) => string
  values: Record<string, string>
}

/** Reads a posted form. A file in place of a text counts as empty, and so does a text with endless marks on a letter. */
export async function readForm(request: Request): Promise<SentForm> {
  const form = await request.formData()
  const text = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' && !hasEndlessMarks(value) ? value : ''
  }
  const values: Record<string, string> = {}
  for (const field of shownAgain) if (form.has(field)) values[field] = text(field)
  return { intent: text('intent'), text, values }
}

/** Response that stays on the page and shows the refusal or the success of the step. */
export function stay(form: SentForm, result: SignOnResult) {
  const state: FormState = {
    intent: form.intent,
    values: form.values,
    problem: result.ok ? null : problemOf(result),
    ...(!result.ok && result.others ? { others: result.others.map(problemOf) } : {}),
  }
  const headers = new Headers()
  if (result.ok) for (const cookie of result.setCookies) headers.append('set-cookie', cookie)
  if (!result.ok && result.reason === 'tooMany') {
    for (const [name, value] of Object.entries(refusedHeaders(result.facts))) headers.set(name, value)
  }
  return data(state, { status: result.ok ? 200 : result.reason === 'tooMany' ? 429 : 400, headers })
}

/** `headers` of a route whose action stays on the page: those of the answer, such as when to try again. */
export const answerHeaders = ({ actionHeaders }: HeadersArgs) => actionHeaders ?? new Headers()

const problemOf = ({ reason, message, retryAfter }: SignOnRefusal) => ({
  reason,
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

/** Redirects to the checked return target with the session's cookies. A full page load clears the visitor's data from memory. */
export async function leave(page: SignOnRequest, request: Request, setCookies: readonly string[]) {
  const target = await page.signOn.returnAddress({ ...targetOf(request), setCookies }, page.visitor)
  const headers = new Headers()
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return redirectDocument(target, { headers })
}

/**
 * Redirects after a sign-in, with the session's cookies. An account without a phone number or a name of its own goes to the page
 * that asks for it first; every other account goes to the return target.
 */
export async function afterSignIn(page: SignOnRequest, request: Request, setCookies: readonly string[]) {
  const cookie = setCookies.map((line) => line.split(';')[0]).join('; ')
  const known = await page.signOn.whoIs({ ...page.visitor, cookie })
  const step = known?.unbound ? 'bind-phone' : known && isTemporaryName(known.name) ? 'name' : null
  if (step === null) return leave(page, request, setCookies)
  const headers = new Headers()
  for (const line of setCookies) headers.append('set-cookie', line)
  return redirectDocument(stepAddress(page, request, step), { headers })
}

const steps = { login2: signOn.login, 'bind-phone': signOn.bindPhone, name: signOn.chooseName } as const

/** Address of another page of the sign-on site, with the same return target. Not made from the path, which may end in `.data`. */
export function stepAddress(page: SignOnRequest, request: Request, step: keyof typeof steps): string {
  const { service, state } = targetOf(request)
  const query = { ...(service ? { service } : {}), ...(state ? { state } : {}) }
  return page.ssoUrl + steps[step]({ lang: page.language.toLowerCase(), ...query })
}

/** Addresses of the texts that a person consents to, on the site and in the language of the page. */
export function legalOf({ publicUrl, language }: Pick<SignOnRequest, 'publicUrl' | 'language'>): Legal {
  const at = (path: string) => `${publicUrl}${path}?lang=${language}`
  return { terms: at(content.servicePolicy()), privacy: at(content.privacy()) }
}

/** The return target of the query: `service` is the full address the visitor came from, `state` is echoed back to that site. */
export function targetOf(request: Request): { service: string | null; state: string | null } {
  const { searchParams } = new URL(request.url)
  return { service: searchParams.get('service'), state: searchParams.get('state') }
}

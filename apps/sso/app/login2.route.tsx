import * as competition from '@shulei/domain/address/competition.ts'
import * as signOnAddress from '@shulei/domain/address/session.ts'
import { SignedInAlready } from '@shulei/features/base/session/SignIn/SignedInAlready.tsx'
import { SignIn, type SignInWay } from '@shulei/features/base/session/SignIn/SignIn.tsx'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { afterSignIn, answerHeaders, leave, legalOf, readForm, stay, targetOf } from './actions.server.ts'
import { type SignOnRequest, signOnRequest } from './context.ts'

function wayOf(query: URLSearchParams): SignInWay {
  if (query.get('mode') === 'register') return 'register'
  return query.get('with') === 'password' ? 'password' : 'code'
}

/** Addresses of the three forms and of the reset page; each keeps the return target. */
function addressesOf({ ssoUrl, language }: SignOnRequest, request: Request): Record<SignInWay | 'reset', string> {
  const base = new URL(ssoUrl).pathname.replace(/\/$/, '')
  const { service, state } = targetOf(request)
  const kept = { lang: language.toLowerCase(), service: service ?? undefined, state: state ?? undefined }
  return {
    code: base + signOnAddress.login(kept),
    password: base + signOnAddress.login({ ...kept, with: 'password' }),
    register: base + signOnAddress.login({ ...kept, mode: 'register' }),
    reset: base + signOnAddress.password({ ...kept, step: 'request' }),
  }
}

/** The return target as shown to visitors: its decoded host and path; null for the home page. */
function shownTarget(target: string): string | null {
  const url = new URL(target)
  return url.pathname === '/' ? null : decodeURI(url.host + url.pathname)
}

/** {base}/{lang}/login2 (A§1): sign in, or register by mode=register (Q050). */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const page = context.get(signOnRequest)
  const known = await page.signOn.whoIs(page.visitor)
  // a site on another host waits for its code, so a signed-in person is sent back at once
  if (known && !known.unbound && targetOf(request).state) throw await leave(page, request, [])
  const target = await page.signOn.returnAddress(targetOf(request), page.visitor)
  return {
    way: wayOf(url.searchParams),
    addresses: addressesOf(page, request),
    legal: legalOf(page),
    returnTo: shownTarget(target),
    known: known && !known.unbound ? { name: known.name, id: known.id, target } : null,
    demoAccounts: page.demoAccounts,
    demoPrivate: page.demoPrivate && {
      code: page.demoPrivate.code,
      address: `${page.publicUrl}${competition.privateVerify({ id: page.demoPrivate.id })}`,
    },
    outbox: page.signOn.outbox() ? `${page.ssoUrl}/outbox` : null,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(signOnRequest)
  const { signOn, visitor } = page
  const form = await readForm(request)
  const { intent, text } = form
  if (intent === 'sendCode') {
    // the forms that send a code differ by the field that it goes to
    return stay(
      form,
      'email' in form.values
        ? await signOn.sendRegisterCode({ email: text('email') }, visitor)
        : await signOn.sendSignInCode({ account: text('account') }, visitor),
    )
  }
  if (intent === 'signOut') return stay(form, await signOn.signOut(visitor))
  const agreed = text('agreed') === 'yes'
  const result =
    intent === 'register'
      ? await signOn.register(
          { name: text('name'), email: text('email'), code: text('code'), password: text('password'), agreed },
          visitor,
        )
      : intent === 'password'
        ? await signOn.signInPassword({ email: text('email'), password: text('password') }, visitor)
        : await signOn.signInCode({ account: text('account'), code: text('code'), agreed }, visitor)
  return result.ok ? afterSignIn(page, request, result.setCookies) : stay(form, result)
}

export const headers = answerHeaders

export default function Login() {
  const { t } = useTranslation('session')
  const { way, addresses, legal, returnTo, known, demoAccounts, demoPrivate, outbox } = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>()
  return (
    <>
      <PageTitle text={t(way === 'register' ? 'register.title' : 'signIn.title')} />
      {known ? (
        <SignedInAlready name={known.name} seed={String(known.id)} continueAddress={known.target} />
      ) : (
        <SignIn
          way={way}
          state={state}
          returnTo={returnTo}
          addresses={addresses}
          legal={legal}
          demoAccounts={demoAccounts}
          demoPrivate={demoPrivate}
          outboxAddress={outbox}
        />
      )}
    </>
  )
}

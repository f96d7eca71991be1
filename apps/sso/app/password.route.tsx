import type { SignedOn } from '@shulei/api/modules/base/session/sign-on.ts'
import { Password, type PasswordStep } from '@shulei/features/base/session/Password/Password.tsx'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { answerHeaders, readForm, stay, targetOf } from './actions.server.ts'
import { signOnRequest } from './context.ts'

/** A person without a password sets the first one with a code to their phone, or by a reset mail when they have no phone. */
const stepOf = ({ hasPassword, phone }: SignedOn): PasswordStep =>
  hasPassword ? 'change' : phone === null ? 'request' : 'first'

/** Change a password (signed in), set the first one, ask for a reset mail, or follow its link. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(signOnRequest)
  const { searchParams } = new URL(request.url)
  const known = await page.signOn.whoIs(page.visitor)
  const step: PasswordStep = searchParams.get('token')
    ? 'reset'
    : known && searchParams.get('step') !== 'request'
      ? stepOf(known)
      : 'request'
  return {
    step,
    phone: known?.phone ?? null,
    back: await page.signOn.returnAddress(targetOf(request), page.visitor),
    outbox: page.signOn.outbox() ? `${page.ssoUrl}/outbox` : null,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { signOn, visitor } = context.get(signOnRequest)
  const form = await readForm(request)
  const { intent, text } = form
  if (intent === 'change') {
    return stay(form, await signOn.changePassword({ current: text('current'), next: text('password') }, visitor))
  }
  if (intent === 'sendOwnCode') return stay(form, await signOn.sendOwnCode(visitor))
  if (intent === 'first') {
    return stay(form, await signOn.setFirstPassword({ password: text('password'), ownCode: text('ownCode') }, visitor))
  }
  if (intent === 'reset') {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    return stay(form, await signOn.resetPassword({ token, password: text('password') }, visitor))
  }
  return stay(form, await signOn.requestReset({ email: text('email') }, visitor))
}

export const headers = answerHeaders

export default function PasswordPage() {
  const { t } = useTranslation('session')
  const { step, phone, back, outbox } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle text={t(`${step}.title`)} />
      <Password
        step={step}
        phone={phone}
        state={useActionData<typeof action>()}
        backAddress={back}
        outboxAddress={outbox}
      />
    </>
  )
}

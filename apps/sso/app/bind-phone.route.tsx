import { BindPhone } from '@shulei/features/base/session/BindPhone/BindPhone.tsx'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { answerHeaders, leave, legalOf, readForm, stay, stepAddress } from './actions.server.ts'
import { signOnRequest } from './context.ts'

/** {base}/{lang}/bind-phone (Q052): binds a phone to an account without phone and mail, then returns to the page before. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(signOnRequest)
  const known = await page.signOn.whoIs(page.visitor)
  if (!known) throw redirect(stepAddress(page, request, 'login2'))
  if (!known.unbound) throw await leave(page, request, [])
  return { name: known.name, legal: legalOf(page), outbox: page.signOn.outbox() ? `${page.ssoUrl}/outbox` : null }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(signOnRequest)
  const { signOn, visitor } = page
  const form = await readForm(request)
  const { intent, text } = form
  if (intent === 'sendCode') return stay(form, await signOn.sendPhoneCode({ phone: text('phone') }, visitor))
  if (intent === 'signOut') {
    const result = await signOn.signOut(visitor)
    return result.ok ? leave(page, request, result.setCookies) : stay(form, result)
  }
  const result = await signOn.bindPhone({ phone: text('phone'), code: text('code'), agrees: true }, visitor)
  return result.ok ? leave(page, request, result.setCookies) : stay(form, result)
}

export const headers = answerHeaders

export default function BindPhonePage() {
  const { t } = useTranslation('session')
  const { name, legal, outbox } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle text={t('bind.title')} />
      <BindPhone name={name} state={useActionData<typeof action>()} legal={legal} outboxAddress={outbox} />
    </>
  )
}

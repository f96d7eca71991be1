import { SignOut } from '@shulei/features/base/session/SignOut/SignOut.tsx'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, useActionData } from 'react-router'
import { answerHeaders, leave, readForm, stay } from './actions.server.ts'
import { signOnRequest } from './context.ts'

/** Sign-out by a button, because following a link must never end a session. */
export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(signOnRequest)
  const form = await readForm(request)
  const result = await page.signOn.signOut(page.visitor)
  return result.ok ? leave(page, request, result.setCookies) : stay(form, result)
}

export const headers = answerHeaders

export default function SignOutPage() {
  const { t } = useTranslation('session')
  return (
    <>
      <PageTitle text={t('signOut.title')} />
      <SignOut state={useActionData<typeof action>()} />
    </>
  )
}

import { CallError } from '@shulei/client/call-error.ts'
import { errorByErrno } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ChooseName } from '@shulei/features/base/session/ChooseName/ChooseName.tsx'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { leave, readForm, stepAddress, targetOf } from './actions.server.ts'
import { signOnRequest } from './context.ts'

/** {base}/{lang}/name: asks for a name after the sign-in when the site generated the account's current name. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(signOnRequest)
  const known = await page.signOn.whoIs(page.visitor)
  if (!known) throw redirect(stepAddress(page, request, 'login2'))
  return { later: await page.signOn.returnAddress(targetOf(request), page.visitor) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(signOnRequest)
  const form = await readForm(request)
  const known = await page.signOn.whoIs(page.visitor)
  try {
    await page.send(refs.updateUserName, {
      body: { userId: known?.id ?? 0, userName: form.text('name'), base: { userName: known?.name ?? '' } },
    })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const problem = { reason: errorByErrno.get(error.errno ?? '') ?? 'internal', message: error.message }
    return data({ intent: 'name', values: form.values, problem }, { status: 400 })
  }
  return leave(page, request, [])
}

export default function NamePage() {
  const { t } = useTranslation('session')
  return (
    <>
      <PageTitle text={t('chooseName.title')} />
      <ChooseName state={useActionData<typeof action>()} laterAddress={useLoaderData<typeof loader>().later} />
    </>
  )
}

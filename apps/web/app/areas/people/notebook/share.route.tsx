import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { NotebookForm } from '@shulei/features/people/notebook/NotebookForm/NotebookForm.tsx'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { readerOf } from '../../../shell/settings.server.ts'
import type { Route } from './+types/share.route'

export const handle = { ns: ['notebook'] }

/** A visitor gets the 401 page. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const reader = await readerOf(page)
  return { options: await callOrThrow(page.send(refs.notebookForm, {})), readerId: reader.id }
}

export default function ShareNotebookRoute({ loaderData: { options, readerId } }: Route.ComponentProps) {
  const { t } = useTranslation('notebook')
  return (
    <>
      <PageTitle text={t('form.shareTitle')} />
      <NotebookForm readerId={readerId} options={options} notebook={null} />
    </>
  )
}

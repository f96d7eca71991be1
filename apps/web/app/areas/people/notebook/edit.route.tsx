import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { NotebookForm } from '@shulei/features/people/notebook/NotebookForm/NotebookForm.tsx'
import { notebookArgs } from '@shulei/features/people/notebook/useNotebook.ts'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { serverI18n } from '../../../i18n/server.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { readerOf } from '../../../shell/settings.server.ts'
import type { Route } from './+types/edit.route'

export const handle = { ns: ['notebook'] }

/** The owner's form. For everybody else the notebook to change is missing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const reader = await readerOf(page)
  const [notebook, options] = await Promise.all([
    callOrThrow(page.send(refs.personNotebook, notebookArgs(Number(params.id)))),
    callOrThrow(page.send(refs.notebookForm, {})),
  ])
  if (!notebook.isOwn) {
    throw data({ message: serverI18n(page.language).getFixedT(null, 'error')('notFound') }, { status: 404 })
  }
  // the form needs the facts about the notebook, and none of its cells
  return { notebook: { ...notebook, content: [] }, options, readerId: reader.id }
}

export default function EditNotebookRoute({ loaderData: { notebook, options, readerId } }: Route.ComponentProps) {
  const { t } = useTranslation('notebook')
  return (
    <>
      <PageTitle text={t('form.editTitle')} />
      <NotebookForm key={notebook.id} readerId={readerId} options={options} notebook={notebook} />
    </>
  )
}

import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { NotebookPage } from '@shulei/features/people/notebook/NotebookPage/NotebookPage.tsx'
import { notebookArgs } from '@shulei/features/people/notebook/useNotebook.ts'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/notebook.route'

export const handle = { ns: ['notebook'], describes: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const notebook = await callOrThrow(page.send(refs.personNotebook, notebookArgs(Number(params.id))))
  return { notebook, answers: { [keyOf(refs.personNotebook, notebookArgs(notebook.id))]: notebook } }
}

export default function NotebookRoute({ loaderData: { notebook, answers } }: Route.ComponentProps) {
  return (
    <Seeded key={notebook.id} answers={answers}>
      <PageTitle text={notebook.title} />
      <ShareMeta
        subject={{ page: 'home' }}
        title={notebook.title}
        text={notebook.summary || notebook.title}
        facts={{
          '@type': 'SoftwareSourceCode',
          dateModified: notebook.updatedAt,
          author: { '@type': 'Person', name: notebook.author.name },
        }}
      />
      <NotebookPage id={notebook.id} />
    </Seeded>
  )
}

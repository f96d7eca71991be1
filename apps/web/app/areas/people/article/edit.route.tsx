import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ArticleEditor } from '@shulei/features/people/article/ArticleEditor/ArticleEditor.tsx'
import { articleArgs } from '@shulei/features/people/article/useArticle.ts'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { readerOf } from '../../../shell/settings.server.ts'
import type { Route } from './+types/edit.route'

export const handle = { ns: ['article', 'crop', 'rich-text'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const reader = await readerOf(page)
  const draft = await callOrThrow(page.send(refs.articleDraft, articleArgs(Number(params.id))))
  return { draft, authorId: reader.id }
}

/** The page on which an author writes an article. The editor keeps what is typed, so the loader's answer is read once. */
export default function EditArticleRoute({ loaderData: { draft, authorId } }: Route.ComponentProps) {
  const { t } = useTranslation('article')
  return (
    <>
      <PageTitle text={draft.title || t('write')} />
      <ArticleEditor key={draft.id} draft={draft} authorId={authorId} />
    </>
  )
}

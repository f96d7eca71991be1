import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { ArticlePage } from '@shulei/features/people/article/ArticlePage/ArticlePage.tsx'
import { articleArgs } from '@shulei/features/people/article/useArticle.ts'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { PageTime } from '../../../shell/page-time.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/article.route'

export const handle = { ns: ['article'], describes: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const article = await callOrThrow(page.send(refs.personArticle, articleArgs(Number(params.id))))
  return { article, answers: { [keyOf(refs.personArticle, articleArgs(article.id))]: article }, now: page.now }
}

export default function ArticleRoute({ loaderData: { article, answers, now } }: Route.ComponentProps) {
  const { t } = useTranslation('article')
  return (
    <PageTime now={now}>
      <Seeded key={article.id} answers={answers}>
        <PageTitle text={article.title || t('untitled')} />
        <ShareMeta
          subject={{ page: 'home' }}
          title={article.title || t('untitled')}
          text={article.summary || article.title}
          facts={{
            '@type': 'Article',
            headline: article.title,
            datePublished: article.publishedAt,
            dateModified: article.updatedAt,
            author: { '@type': 'Person', name: article.author.name },
          }}
        />
        <ArticlePage id={article.id} />
      </Seeded>
    </PageTime>
  )
}

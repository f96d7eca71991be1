import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { useShownNames } from '@shulei/features/base/site/useShownName.ts'
import { ArticlePage } from '@shulei/features/publish/content/ArticlePage/ArticlePage.tsx'
import { articleArgs } from '@shulei/features/publish/content/content.ts'
import { redirect } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { leaveFormerId } from '../../../shell/former-id.server.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { pathId } from '../../../shell/path-id.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/article.route'
import { ContentHead } from './content-head.tsx'
import { InformationFeeds } from './information-feeds.tsx'

export const handle = { ns: ['content'], describes: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  // without an id the address is that of all articles (R049)
  if (params.id === undefined) throw redirect(siteAddress.information({ kind: 'info' }))
  const id = pathId(params.id, page.language)
  const args = articleArgs(id, page.language)
  const article = await callOrThrow(page.send(refs.article, args))
  leaveFormerId(url, id, article.id)
  return { id, article, answers: { [keyOf(refs.article, args)]: article } }
}

export default function ArticleRoute({ loaderData: { id, article, answers } }: Route.ComponentProps) {
  const shownName = useShownNames()
  return (
    <Seeded answers={answers}>
      <InformationFeeds />
      <ContentHead
        title={article.title}
        text={article.summary}
        subject={{ page: 'info', id: article.id }}
        facts={{
          '@type': 'Article',
          headline: article.title,
          inLanguage: article.lang,
          datePublished: article.publishedAt,
          dateModified: article.updatedAt,
          ...(article.author ? { author: { '@type': 'Person', name: shownName(article.author) } } : {}),
        }}
      />
      <ArticlePage id={id} />
    </Seeded>
  )
}

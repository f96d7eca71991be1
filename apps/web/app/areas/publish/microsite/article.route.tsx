import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ArticlePage } from '@shulei/features/publish/microsite/ArticlePage/ArticlePage.tsx'
import { articleArgs } from '@shulei/features/publish/microsite/args.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { shownLanguage } from '@shulei/i18n/language.ts'
import { useRouteError } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { leaveFormerId } from '../../../shell/former-id.server.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { placeOf, useMicrosite } from '../../../shell/microsite-place.ts'
import { PageError } from '../../../shell/page-error.tsx'
import { pathId } from '../../../shell/path-id.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/article.route'
import { MicrositeShare, NewsFeeds } from './title.tsx'

export const handle = { describes: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = context.get(pageRequest)
  const id = pathId(params.id, request.language)
  const args = articleArgs(placeOf(url, params.name), id)
  const article = await callOrThrow(request.send(refs.micrositeArticle, args))
  leaveFormerId(url, id, article.id)
  return { id, article, answers: { [keyOf(refs.micrositeArticle, args)]: article } }
}

export default function Article({ loaderData: { id, article, answers } }: Route.ComponentProps) {
  const { at, site } = useMicrosite()
  const { language, pick } = useFormat()
  return (
    <Seeded answers={answers}>
      <PageTitle text={`${pick(article.title)} · ${pick(site.title)}`} />
      <NewsFeeds site={site} />
      <MicrositeShare
        site={site}
        title={pick(article.title)}
        text={pick(article.summary)}
        facts={{
          '@type': 'NewsArticle',
          headline: pick(article.title),
          inLanguage: shownLanguage(article.title, language),
          datePublished: article.at,
          dateModified: article.updatedAt,
        }}
      />
      <ArticlePage site={site} at={at} id={id} />
    </Seeded>
  )
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} />
}

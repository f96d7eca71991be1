import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { newsArgs } from '@shulei/features/publish/microsite/args.ts'
import { NewsPage } from '@shulei/features/publish/microsite/NewsPage/NewsPage.tsx'
import { usePlaceTitle } from '@shulei/features/publish/microsite/usePlaceTitle.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useRouteError } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { placeOf, useMicrosite } from '../../../shell/microsite-place.ts'
import { PageError } from '../../../shell/page-error.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/news.route'
import { MicrositeShare, NewsFeeds } from './title.tsx'

export const handle = { describes: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const given = url.searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1
  const args = newsArgs(placeOf(url, params.name), page)
  const news = await callOrThrow(context.get(pageRequest).send(refs.micrositeNews, args))
  return { page, news, answers: { [keyOf(refs.micrositeNews, args)]: news } }
}

export default function News({ loaderData: { page, news, answers } }: Route.ComponentProps) {
  const { at, site } = useMicrosite()
  const { pick } = useFormat()
  const title = usePlaceTitle(site)('news')
  return (
    <Seeded answers={answers}>
      <PageTitle text={`${pick(title)} · ${pick(site.title)}`} />
      <NewsFeeds site={site} />
      <MicrositeShare
        site={site}
        title={`${pick(title)} · ${pick(site.title)}`}
        text={news.list[0] ? pick(news.list[0].title) : pick(site.title)}
        facts={{ '@type': 'CollectionPage' }}
      />
      <NewsPage site={site} at={at} title={title} page={page} />
    </Seeded>
  )
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} />
}

import {
  microsite,
  micrositeArticle,
  micrositeList,
  micrositeNews,
  micrositePage,
} from '@shulei/contract/publish/microsite/calls.ts'
import type { Context } from '../../../platform/context.ts'
import { addressKey } from '../../../platform/http/client-address.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { type Asked, listMicrosites, listNews, micrositeFrame, readArticle } from './microsite.service.ts'
import { readMicrositePage } from './page.service.ts'
import { mountStudio } from './studio/studio.routes.ts'

interface Input {
  params: { name: string }
  query: { kind: 'race' | 'special'; draft?: string | undefined }
  user: { id: number } | null
  c: Context
}

/** The microsite of a request, with its draft where the request gives a key for it. */
const askedBy = ({ params: { name }, query: { kind, draft }, user, c }: Input): Asked => ({
  kind,
  name,
  reader: user?.id ?? null,
  draft: draft === undefined ? undefined : { key: draft, address: addressKey(c.get('clientAddress')) },
})

/** Microsites of series and specials, and their studio. */
export const micrositeModule: ApiModule = (app, platform) => {
  mount(app, micrositeList, ({ query }) => listMicrosites(platform, query.kind ?? null))
  mount(app, microsite, (input) => micrositeFrame(platform, askedBy(input)))
  mount(app, micrositePage, (input) => readMicrositePage(platform, askedBy(input), input.params.page))
  mount(app, micrositeNews, (input) => {
    const { page, per_page: perPage } = input.query
    return listNews(platform, askedBy(input), { page, perPage })
  })
  mount(app, micrositeArticle, (input) => readArticle(platform, askedBy(input), input.params.id))
  mountStudio(app, platform)
}

import {
  microsite,
  micrositeArticle,
  micrositeList,
  micrositeNews,
  micrositePage,
} from '@shulei/contract/microsite/calls.ts'
import type { ApiModule } from '../../platform/module.ts'
import { mount } from '../../platform/mount.ts'
import { listMicrosites, listNews, micrositeFrame, readArticle } from './microsite.service.ts'
import { readMicrositePage } from './page.service.ts'

/** Microsites of series and specials. */
export const micrositeModule: ApiModule = (app, platform) => {
  mount(app, micrositeList, ({ query }) => listMicrosites(platform, query.kind))
  mount(app, microsite, ({ params, query, user }) =>
    micrositeFrame(platform, { ...query, ...params, reader: user?.id ?? null }),
  )
  mount(app, micrositePage, ({ params: { name, page }, query, user }) =>
    readMicrositePage(platform, { ...query, name, reader: user?.id ?? null }, page),
  )
  mount(app, micrositeNews, ({ params: { name }, query: { kind, page, per_page: perPage }, user }) =>
    listNews(platform, { kind, name, reader: user?.id ?? null }, { page, perPage }),
  )
  mount(app, micrositeArticle, ({ params: { name, id }, query: { kind }, user }) =>
    readArticle(platform, { kind, name, reader: user?.id ?? null }, id),
  )
}

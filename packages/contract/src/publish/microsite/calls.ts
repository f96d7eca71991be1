import { answeredPages } from '@shulei/domain/publish/microsite/pages.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { id, instant, page, perPage, textLanguage } from '../../fields.ts'
import { MicrositeCard, MicrositeDraftKey, MicrositeKind, MicrositePage, MicrositeSite, NewsBrief } from './schemas.ts'

export const micrositeList = call({
  method: 'GET',
  path: '/api/site/microsites',
  spec: 'X016',
  summary: 'The published microsites of series or specials, or of both without a kind, in their order',
  auth: 'none',
  shared: true,
  query: z.object({ kind: MicrositeKind.optional() }),
  data: z.object({ list: z.array(MicrositeCard) }),
})

export const microsite = call({
  method: 'GET',
  path: '/api/site/microsites/{name}',
  spec: 'X015',
  summary: 'The frame of a microsite: mark, menu, footer text and theme values. `-` is the first microsite of the kind',
  auth: 'none',
  query: z.object({ kind: MicrositeKind, draft: MicrositeDraftKey }),
  data: MicrositeSite,
})

export const micrositePage = call({
  method: 'GET',
  path: '/api/site/microsites/{name}/pages/{page}',
  spec: 'X015',
  summary: `The content of a microsite’s page: ${answeredPages.join(', ')}`,
  auth: 'none',
  query: z.object({ kind: MicrositeKind, draft: MicrositeDraftKey }),
  data: MicrositePage,
})

export const micrositeNews = call({
  method: 'GET',
  path: '/api/site/microsites/{name}/news',
  spec: 'X017',
  summary: 'News of a microsite, newest first',
  auth: 'none',
  query: z.object({ kind: MicrositeKind, draft: MicrositeDraftKey, page, per_page: perPage(10, 50) }),
  data: z.object({ list: z.array(NewsBrief), total: z.int() }),
})

export const micrositeArticle = call({
  method: 'GET',
  path: '/api/site/microsites/{name}/news/{id}',
  spec: 'X017',
  summary: 'One news article, with the next newer and the next older one',
  auth: 'none',
  query: z.object({ kind: MicrositeKind, draft: MicrositeDraftKey }),
  data: z.object({
    ...NewsBrief.shape,
    updatedAt: instant,
    /** Sanitised HTML. */
    html: z.object({ cn: z.string(), en: z.string() }),
    newer: z.object({ id, title: NewsBrief.shape.title }).nullable(),
    older: z.object({ id, title: NewsBrief.shape.title }).nullable(),
  }),
})

export const micrositeFeed = call({
  method: 'GET',
  path: '/api/site/feeds/microsites/{name}/{file}',
  spec: 'own: feeds',
  summary: 'The newest news of a microsite as `atom.xml` or `rss.xml`, in either language',
  auth: 'none',
  query: z.object({ kind: MicrositeKind, lang: textLanguage.default('zh-CN') }),
  data: z.undefined(),
  raw: 'file',
})

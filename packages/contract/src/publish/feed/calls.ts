import * as z from 'zod'
import { call } from '../../call.ts'
import { textLanguage } from '../../fields.ts'

export const informationFeed = call({
  method: 'GET',
  path: '/api/site/feeds/{name}',
  spec: 'own: feeds',
  summary: 'The newest articles and activities as `atom.xml` or `rss.xml`, in either language',
  auth: 'none',
  query: z.object({ lang: textLanguage.default('zh-CN') }),
  data: z.undefined(),
  raw: 'file',
})

export const sitemap = call({
  method: 'GET',
  path: '/sitemap.xml',
  spec: 'own: search engines',
  summary: 'The addresses of all public pages, each with its languages',
  auth: 'none',
  data: z.undefined(),
  raw: 'file',
})

export const robots = call({
  method: 'GET',
  path: '/robots.txt',
  spec: 'own: search engines',
  summary: 'Which pages search engines may read, and where the sitemap is',
  auth: 'none',
  data: z.undefined(),
  raw: 'file',
})

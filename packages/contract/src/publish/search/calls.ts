import * as z from 'zod'
import { call } from '../../call.ts'
import { textLanguage } from '../../fields.ts'

/** Kinds of what a search of the site finds, in the order in which they are shown. */
export const searchKinds = ['competitions', 'microsites', 'datasets', 'articles', 'help', 'teams', 'people'] as const

export const searchSite = call({
  method: 'GET',
  path: '/api/site/search',
  spec: 'own: search of the site',
  summary:
    'Competitions, microsites, datasets, articles and pages, help, teams and, for readers with an account, people by words, pinyin and initials; at most 6 of each kind',
  auth: 'none',
  query: z.object({ q: z.string().max(100).default(''), lang: textLanguage.default('zh-CN') }),
  data: z.object({
    groups: z.array(
      z.object({
        kind: z.enum(searchKinds),
        items: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            note: z.string(),
            /** Language of the words: Chinese where there is no text in the asked one. */
            lang: textLanguage,
            href: z.string(),
          }),
        ),
      }),
    ),
    total: z.int().min(0),
  }),
})

import { MAX_CARDS } from '@shulei/domain/people/card/target.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual } from '../../fields.ts'

/** Title of a page of the site, shown under its address. */
export const Card = z.object({
  /** The requested path. */
  path: z.string(),
  kind: z.enum(['competition', 'ranking', 'person']),
  /** A competition's title in both languages; a person's name in both fields. */
  title: bilingual,
})

export const cards = call({
  method: 'GET',
  path: '/api/site/cards',
  spec: 'own: title cards of our own addresses',
  summary:
    'Titles of pages by their paths, separated by commas: competitions, rankings, people. What the caller may not see, and what does not exist, is left out',
  auth: 'user',
  query: z.object({ paths: z.string().max(2000) }),
  data: z.object({ list: z.array(Card).max(MAX_CARDS) }),
})

import type { PreviewReader } from '../people/profile/preview.ts'
import { pageWith } from './page.ts'

/** `page` counts from 1; `as` shows the reader's own profile with the eyes of others. */
export interface Paged {
  page: number
  as: PreviewReader
}

/** A person's competitions: the first tab. Without an id these pages are the reader's own. */
export const history = pageWith<Paged>()('/users/:id?')
export const articles = pageWith<Paged>()('/users/:id?/articles')
export const collections = pageWith<Paged>()('/users/:id?/collections')
export const datasets = pageWith<Paged>()('/users/:id?/datasets')
/** `before` is the cursor of a list of people. */
export const followers = pageWith<{ before: number; as: PreviewReader }>()('/users/:id?/followers')
export const followings = pageWith<{ before: number; as: PreviewReader }>()('/users/:id?/followings')
export const notebook = pageWith<Paged>()('/users/:id?/notebook')
export const practice = pageWith<Paged>()('/users/:id?/practice')
export const publishes = pageWith<Paged>()('/users/:id?/publishes')

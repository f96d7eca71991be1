import type { PreviewReader } from '../people/profile/preview.ts'
import { page, pageWith } from './page.ts'

/** `page` counts from 1; `as` shows the reader's own profile with the eyes of others. */
export interface Paged {
  page: number
  as: PreviewReader
}

// The older tree of a profile (Q003). The id `-` stands for the reader (A§2).
export const older = pageWith<Paged>()('/user/:id')
export const olderHistory = pageWith<Paged>()('/user/:id/competition-history')
export const olderCollections = pageWith<Paged>()('/user/:id/collections')
/** `before` is the cursor of a list of people. */
export const olderFollowers = pageWith<{ before: number; as: PreviewReader }>()('/user/:id/followers')
export const olderFollowings = pageWith<{ before: number; as: PreviewReader }>()('/user/:id/following')
export const olderPublishes = pageWith<Paged>()('/user/:id/publishes')

// Pages that only the person `id` may open, and their older addresses.
export const edit = page('/user/:id/profile')
export const setting = page('/user/:id/setting')
export const olderEdit = page('/user-profile/:id?')
export const olderSetting = page('/user-setting/:id?')

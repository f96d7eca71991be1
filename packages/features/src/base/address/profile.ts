import * as users from '@shulei/domain/address/profile.ts'
import * as user from '@shulei/domain/address/user.ts'
import type { PreviewReader } from '@shulei/domain/people/profile/preview.ts'

/** The two trees of a profile's pages: `/users/{id}`, and the older `/user/{id}` (Q003). */
export type ProfileTree = 'users' | 'user'

/** The pages of a profile, in the order of the tabs. */
export const profileTabs = [
  'history',
  'followings',
  'followers',
  'publishes',
  'collections',
  'articles',
  'datasets',
  'notebook',
  'practice',
] as const
export type ProfileTab = (typeof profileTabs)[number]

/** `hash` is the id of a place on the page. */
interface TabPlace {
  page?: number | undefined
  as?: PreviewReader | undefined
  hash?: string | undefined
}

type TabPage = (values: TabPlace & { id: number }) => string

/** The older tree has only five pages, and another word for followings. */
const pages = {
  users: {
    history: users.history,
    followings: users.followings,
    followers: users.followers,
    publishes: users.publishes,
    collections: users.collections,
    articles: users.articles,
    datasets: users.datasets,
    notebook: users.notebook,
    practice: users.practice,
  },
  user: {
    history: user.older,
    followings: user.olderFollowings,
    followers: user.olderFollowers,
    publishes: user.olderPublishes,
    collections: user.olderCollections,
  },
} as const satisfies Record<ProfileTree, Partial<Record<ProfileTab, unknown>>>

/** The pages of a tree by tab. */
const treeOf = (tree: ProfileTree): Partial<Record<ProfileTab, TabPage & { readonly pattern: string }>> => pages[tree]

/** Address of a page of a profile; pages that the older tree lacks are in the newer one. */
export function profileTabAddress(
  id: number,
  tab: ProfileTab = 'history',
  { tree = 'users', page = 1, as, hash }: TabPlace & { tree?: ProfileTree } = {},
): string {
  const build = treeOf(tree)[tab] ?? pages.users[tab]
  return build({ id, page: page > 1 ? page : undefined, as, hash })
}

/** The page of a profile at an address. */
export function placeOf(pathname: string): { tree: ProfileTree; tab: ProfileTab } {
  const [, root, , segment = ''] = pathname.split('/')
  const tree: ProfileTree = root === 'user' ? 'user' : 'users'
  const tab = profileTabs.find((name) => segment !== '' && treeOf(tree)[name]?.pattern.split('/')[3] === segment)
  return { tree, tab: tab ?? 'history' }
}

const whole = (raw: string | null) => (raw !== null && /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : undefined)

/** Page number of a tab, from 1; invalid numbers count as 1. */
export const pageOf = (params: URLSearchParams): number => Math.min(whole(params.get('page')) ?? 1, 1_000_000)

/** Cursor of a list of people; undefined for its start. */
export const beforeOf = (params: URLSearchParams): number | undefined => whole(params.get('before'))

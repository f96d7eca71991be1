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

/** The last part of a page's address. The older tree has five pages only, and another word for the followed. */
const segments: Record<ProfileTree, Partial<Record<ProfileTab, string>>> = {
  users: { history: '', ...Object.fromEntries(profileTabs.slice(1).map((tab) => [tab, tab])) },
  user: {
    history: '',
    followings: 'following',
    followers: 'followers',
    publishes: 'publishes',
    collections: 'collections',
  },
}

/** Address of a page of a profile; pages that the older tree does not have are those of the other one. */
export function profileAddress(
  id: number,
  tab: ProfileTab = 'history',
  { tree = 'users', page = 1 }: { tree?: ProfileTree; page?: number } = {},
): string {
  const own = segments[tree][tab]
  const segment = own ?? segments.users[tab] ?? ''
  const base = `/${own === undefined ? 'users' : tree}/${id}${segment === '' ? '' : `/${segment}`}`
  return page > 1 ? `${base}?page=${page}` : base
}

/** The page of a profile that an address opens. */
export function placeOf(pathname: string): { tree: ProfileTree; tab: ProfileTab } {
  const [, root, , segment = ''] = pathname.split('/')
  const tree: ProfileTree = root === 'user' ? 'user' : 'users'
  const tab = profileTabs.find((name) => segment !== '' && segments[tree][name] === segment)
  return { tree, tab: tab ?? 'history' }
}

const whole = (raw: string | null) => (raw !== null && /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : undefined)

/** Page of a tab, from 1; what is no page is the first. */
export const pageOf = (params: URLSearchParams): number => Math.min(whole(params.get('page')) ?? 1, 1_000_000)

/** Where a list of people goes on; undefined at its start. */
export const beforeOf = (params: URLSearchParams): number | undefined => whole(params.get('before'))

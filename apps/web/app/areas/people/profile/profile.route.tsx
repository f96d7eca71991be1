import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { placeOf } from '@shulei/features/base/address/profile.ts'
import { relationArgs } from '@shulei/features/people/follow/useRelation.ts'
import { Preview } from '@shulei/features/people/profile/preview/Preview.tsx'
import { profileArgs } from '@shulei/features/people/profile/useProfile.ts'
import { ProfileLayout } from '@shulei/layouts/ProfileLayout/ProfileLayout.tsx'
import { ProfilesLayout } from '@shulei/layouts/ProfilesLayout/ProfilesLayout.tsx'
import { type LayoutProps, SiteShell } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { Outlet, replace, useLocation, useRouteError } from 'react-router'
import { Chrome } from '../../../shell/chrome.tsx'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { PageError } from '../../../shell/page-error.tsx'
import { PageTime } from '../../../shell/page-time.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/profile.route'
import { openProfile, ownAddress } from './open-profile.server.ts'
import { framed } from './profile-frame.tsx'

export const handle = { ns: ['profile', 'follow', 'layout'] }

/** Loads a person, and whether reader and person follow each other. Either direction may be unknown (A§7). */
export async function loader(args: Route.LoaderArgs) {
  const { page, id, isOwn, readerId, as } = await openProfile(args)
  const relation = relationArgs(readerId, id)
  const unknown = () => undefined
  const isFirstTab = placeOf(args.url.pathname).tab === 'history'
  const [profile, showcase, there, back] = await Promise.all([
    callOrThrow(page.send(refs.userProfile, profileArgs(id))),
    isFirstTab ? page.send(refs.userShowcase, profileArgs(id)).catch(unknown) : undefined,
    isOwn ? undefined : page.send(refs.followRelation, relation.there).catch(unknown),
    isOwn ? undefined : page.send(refs.followRelation, relation.back).catch(unknown),
  ])
  // Q009: a loaded person without data redirects to the reader's own profile
  if (!profile.id) throw replace(ownAddress(args.url.href.replace(`/${id}`, ''), readerId))
  return {
    id: profile.id,
    answers: {
      [keyOf(refs.userProfile, profileArgs(profile.id))]: profile,
      ...(showcase ? { [keyOf(refs.userShowcase, profileArgs(profile.id))]: showcase } : {}),
      ...(there ? { [keyOf(refs.followRelation, relation.there)]: there } : {}),
      ...(back ? { [keyOf(refs.followRelation, relation.back)]: back } : {}),
    },
    now: page.now,
    as,
  }
}

/** Layouts of the two addresses, `/users/:id` and the older `/user/:id`, which have the same tabs (Q003). */
const layouts = { users: framed(ProfileLayout), user: framed(ProfilesLayout) }

/** Data that all pages of a profile share. The key resets every component when the person changes. */
export default function ProfileRoute({ loaderData: { id, answers, now, as } }: Route.ComponentProps) {
  const { tree } = placeOf(useLocation().pathname)
  return (
    <PageTime now={now}>
      <Preview as={as}>
        <Seeded key={id} answers={answers}>
          <Chrome layout={layouts[tree]}>
            <Outlet />
          </Chrome>
        </Seeded>
      </Preview>
    </PageTime>
  )
}

const bare = (layout: string) => (props: LayoutProps) => <SiteShell {...props} layout={layout} />
const bareLayouts = { users: bare('profile'), user: bare('profiles') }

export function ErrorBoundary() {
  const error = useRouteError()
  const { tree } = placeOf(useLocation().pathname)
  return (
    <Chrome layout={bareLayouts[tree]}>
      <PageError error={error} />
    </Chrome>
  )
}

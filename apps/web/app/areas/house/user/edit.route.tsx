import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ProfileEditor } from '@shulei/features/people/profile/editing/ProfileEditor/ProfileEditor.tsx'
import { editorParts } from '@shulei/features/people/profile/editing/ProfileEditor/ProfileParts.tsx'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { UserProfileLayout } from '@shulei/layouts/UserProfileLayout/UserProfileLayout.tsx'
import { useTranslation } from 'react-i18next'
import { Chrome } from '../../../shell/chrome.tsx'
import { readEditing } from '../../../shell/editing.server.ts'
import { PageTime } from '../../../shell/page-time.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/edit.route'
import { openOwn } from './own-page.server.ts'
import { OwnPageError } from './own-page-error.tsx'

export const handle = { ns: ['editing', 'crop', 'profile', 'layout'] }

/** Loads the reader's own profile, including the fields that only its owner may read. */
export async function loader(args: Route.LoaderArgs) {
  const { page, id } = await openOwn(args, 'profile')
  return { id, answers: await readEditing(page, id), now: page.now }
}

/** Layout with links to the sections of the page. */
function EditingLayout(props: LayoutProps) {
  const { t } = useTranslation('editing')
  return <UserProfileLayout {...props} parts={editorParts.map((id) => ({ id, label: t(`part.${id}`) }))} />
}

/** Page on which people edit their public profile (R123). */
export default function Edit({ loaderData: { id, answers, now } }: Route.ComponentProps) {
  const { t } = useTranslation('editing')
  return (
    <PageTime now={now}>
      <PageTitle text={t('title')} />
      <Seeded key={id} answers={answers}>
        <Chrome layout={EditingLayout}>
          <ProfileEditor userId={id} />
        </Chrome>
      </Seeded>
    </PageTime>
  )
}

export const ErrorBoundary = OwnPageError

import { panelOf, viewOf } from '@shulei/features/base/site/panels.ts'
import { SettingsPage } from '@shulei/features/house/settings/SettingsPage/SettingsPage.tsx'
import { pageRequest } from '../../../context.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import { readerOf, readPanels } from '../../../shell/settings.server.ts'
import type { Route } from './+types/settings.route'

export const handle = { ns: ['settings', 'editing'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  await readerOf(page)
  const only = panelOf(url.pathname)
  return { only, view: viewOf(url.searchParams), answers: await readPanels(page, only) }
}

/** Page of one settings panel or of all panels. */
export default function Settings({ loaderData: { only, view, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <SettingsPage only={only} view={view} />
    </Seeded>
  )
}

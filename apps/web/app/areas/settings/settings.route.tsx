import { panelOf, viewOf } from '@shulei/features/settings/panels.ts'
import { SettingsPage } from '@shulei/features/settings/SettingsPage/SettingsPage.tsx'
import { pageRequest } from '../../context.ts'
import { Seeded } from '../../shell/seeded.tsx'
import { readerOf, readPanels } from '../../shell/settings.server.ts'
import type { Route } from './+types/settings.route'

export const handle = { ns: ['settings', 'editing'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  await readerOf(page)
  const { pathname, searchParams } = new URL(request.url)
  const only = panelOf(pathname)
  return { only, view: viewOf(searchParams), answers: await readPanels(page, only) }
}

/** One panel of the settings, or all of them. */
export default function Settings({ loaderData: { only, view, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <SettingsPage only={only} view={view} />
    </Seeded>
  )
}

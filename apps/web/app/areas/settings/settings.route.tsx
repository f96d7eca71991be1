import { refs } from '@shulei/contract/refs.ts'
import { panelOf, viewOf } from '@shulei/features/settings/panels.ts'
import { SettingsPage } from '@shulei/features/settings/SettingsPage/SettingsPage.tsx'
import { data } from 'react-router'
import { pageRequest } from '../../context.ts'
import { serverI18n } from '../../i18n/server.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import { Seeded } from '../../shell/seeded.tsx'
import { readPanels } from '../../shell/settings.server.ts'
import type { Route } from './+types/settings.route'

export const handle = { ns: ['settings'] }

/** Settings are one's own: a visitor gets 401 with the way to sign in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  if (!(await callOrThrow(page.send(refs.currentUser, {})))) {
    throw data({ message: serverI18n(page.language).getFixedT(null, 'error')('loginFirst') }, { status: 401 })
  }
  const { pathname, searchParams } = new URL(request.url)
  const only = panelOf(pathname)
  return { only, view: viewOf(searchParams), answers: await readPanels(page, only) }
}

export default function Settings({ loaderData: { only, view, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <SettingsPage only={only} view={view} />
    </Seeded>
  )
}

import { refs } from '@shulei/contract/refs.ts'
import { micrositeStudioPath } from '@shulei/domain/publish/microsite/address.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { MachinePanel } from '@shulei/features/house/time-machine/MachinePanel/MachinePanel.tsx'
import { MicrositeStudio } from '@shulei/features/publish/studio/MicrositeStudio/MicrositeStudio.tsx'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { redirect, useRouteError } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { PageError } from '../../../shell/page-error.tsx'
import { readerOf } from '../../../shell/settings.server.ts'
import type { Route } from './+types/studio.route'
import { useMaterial } from './useMaterial.ts'

export const handle = { ns: ['studio', 'columns', 'time-machine'] }

/** Only for people who run the microsite: others get the page of the API's refusal, visitors the one with a sign-in link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  await readerOf(page)
  const asked = { params: { name: params.name } }
  const [studio, { places }] = await Promise.all([
    callOrThrow(page.send(refs.studio, asked)),
    callOrThrow(page.send(refs.timeMachine, asked)),
  ])
  const own = micrositeStudioPath(studio.kind, studio.name)
  if (url.pathname.replace(/\.data$/, '') !== own) throw redirect(own)
  return { studio, places, now: page.now }
}

/** The studio keeps what is being changed, so the loader's answer is read once for each microsite. */
export default function Studio({ loaderData: { studio, places, now } }: Route.ComponentProps) {
  const { t } = useTranslation('studio')
  const { pick } = useFormat()
  const material = useMaterial()
  return (
    <>
      <PageTitle text={t('site.heading', { name: pick(studio.content.title) })} />
      <MicrositeStudio
        key={studio.name}
        studio={studio}
        timeMachine={<MachinePanel places={places} now={now} />}
        {...material}
      />
    </>
  )
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} />
}

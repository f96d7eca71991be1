import { refs } from '@shulei/contract/refs.ts'
import { profileArgs } from '@shulei/features/compete/competition/useCompetition.ts'
import { TrackPage } from '@shulei/features/publish/content/SeriesPage/SeriesPage.tsx'
import { useFormat } from '@shulei/i18n/format.ts'
import { data } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { serverI18n } from '../../../i18n/server.ts'
import { leaveFormerId } from '../../../shell/former-id.server.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { pathId } from '../../../shell/path-id.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/dcic-track.route'
import { ContentHead } from './content-head.tsx'
import { readWithTasks } from './editorial.server.ts'

export const handle = { ns: ['editorial'], describes: true }

/**
 * A competition of the series by its number in it (R026); 404 for one that is not of the series. Earlier releases had the
 * competition's own id in the address.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const asked = pathId(params.id, page.language)
  const { text, tasks, answers } = await readWithTasks(page, 'dcic')
  const { competitions } = text
  const track = competitions.find(({ no }) => no === asked) ?? competitions.find(({ id }) => id === asked)
  const task = tasks.list.find(({ id }) => id === track?.id)
  if (!track || !task) {
    const t = serverI18n(page.language).getFixedT(null, 'shell')
    throw data({ message: t('error.unknownRoute') }, { status: 404 })
  }
  leaveFormerId(url, asked, track.no)
  const { summary } = await callOrThrow(page.send(refs.competitionProfile, profileArgs(task.id)))
  return { id: task.id, title: task.title, summary, answers }
}

export default function DcicTrack({ loaderData: { id, title, summary, answers } }: Route.ComponentProps) {
  const { pick } = useFormat()
  return (
    <Seeded answers={answers}>
      <ContentHead title={pick(title)} text={pick(summary)} subject={{ page: 'competition', id }} />
      <TrackPage id={id} />
    </Seeded>
  )
}

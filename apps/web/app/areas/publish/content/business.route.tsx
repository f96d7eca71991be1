import { EditorialPage } from '@shulei/features/publish/content/EditorialPage/EditorialPage.tsx'
import { pageRequest } from '../../../context.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/business.route'
import { ContentHead } from './content-head.tsx'
import { readWithTasks } from './editorial.server.ts'

export const handle = { ns: ['editorial'], describes: true }

export const loader = ({ context }: Route.LoaderArgs) => readWithTasks(context.get(pageRequest), 'business')

export default function Business({ loaderData: { text, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContentHead title={text.title} text={text.summary} />
      <EditorialPage slug="business" />
    </Seeded>
  )
}

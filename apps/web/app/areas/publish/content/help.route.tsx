import { HelpPage } from '@shulei/features/publish/content/HelpPage/HelpPage.tsx'
import { pageRequest } from '../../../context.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/help.route'
import { ContentHead } from './content-head.tsx'
import { readEditorial } from './editorial.server.ts'

export const handle = { ns: ['content'], describes: true }

export const loader = ({ context }: Route.LoaderArgs) => readEditorial(context.get(pageRequest), 'help')

export default function Help({ loaderData: { text, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContentHead title={text.title} text={text.summary} />
      <HelpPage slug="help" />
    </Seeded>
  )
}

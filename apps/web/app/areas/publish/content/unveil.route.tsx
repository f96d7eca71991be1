import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { HostPage } from '@shulei/features/publish/content/HostPage/HostPage.tsx'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/unveil.route'
import { companyForm } from './company-form.ts'
import { ContentHead } from './content-head.tsx'
import { readWithTasks } from './editorial.server.ts'

export const handle = { ns: ['editorial'], describes: true, own: companyForm }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const { text, answers } = await readWithTasks(page, 'unveil')
  const reader = await callOrThrow(page.send(refs.currentUser, {}))
  const own = reader ? { [keyOf(refs.ownCompany, {})]: await callOrThrow(page.send(refs.ownCompany, {})) } : {}
  return { text, answers: { ...answers, ...own } }
}

export default function Unveil({ loaderData: { text, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContentHead title={text.title} text={text.summary} />
      <HostPage slug="unveil" />
    </Seeded>
  )
}

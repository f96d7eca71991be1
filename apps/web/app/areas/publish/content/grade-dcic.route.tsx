import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { gradeArgs } from '@shulei/features/publish/content/evaluation.ts'
import { GradePage } from '@shulei/features/publish/content/GradePage/GradePage.tsx'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/grade-dcic.route'
import { ContentHead } from './content-head.tsx'
import { readEditorial } from './editorial.server.ts'

export const handle = { ns: ['editorial', 'layout'], describes: true }

const args = gradeArgs('grade-dcic')

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const [{ text, answers }, holders] = await Promise.all([
    readEditorial(page, 'grade-dcic'),
    callOrThrow(page.send(refs.gradeHolders, args)),
  ])
  return { text, answers: { ...answers, [keyOf(refs.gradeHolders, args)]: holders } }
}

export default function GradeDcic({ loaderData: { text, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContentHead title={text.title} text={text.summary} />
      <GradePage view="grade-dcic" />
    </Seeded>
  )
}

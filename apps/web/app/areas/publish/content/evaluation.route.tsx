import { EvaluationPage } from '@shulei/features/publish/content/EvaluationPage/EvaluationPage.tsx'
import { pageRequest } from '../../../context.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/evaluation.route'
import { ContentHead } from './content-head.tsx'
import { readWithTasks } from './editorial.server.ts'

export const handle = { ns: ['editorial'], describes: true }

export const loader = ({ context }: Route.LoaderArgs) => readWithTasks(context.get(pageRequest), 'evaluation')

export default function Evaluation({ loaderData: { text, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContentHead title={text.title} text={text.summary} />
      <EvaluationPage view="tasks" />
    </Seeded>
  )
}

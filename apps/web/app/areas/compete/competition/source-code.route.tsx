import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { SourceCodePage } from '@shulei/features/compete/source-code/SourceCodePage/SourceCodePage.tsx'
import { chosenOf, commentsArgs, parseSources, sourcesArgs } from '@shulei/features/compete/source-code/sources.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/source-code.route'

export const handle = { ns: ['source-code'] }

/** The reader's competitions that ask for source code, and the data of the chosen one. A visitor gets the 401 page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { send } = context.get(pageRequest)
  const query = parseSources(url.searchParams)
  const { list } = await callOrThrow(send(refs.sourceCompetitions, {}))
  const chosen = chosenOf(list, query)
  const answers: Record<string, unknown> = { [keyOf(refs.sourceCompetitions, {})]: { list } }
  if (chosen) {
    const sources = sourcesArgs(chosen.id)
    const answer = await callOrThrow(send(refs.sourceCode, sources))
    answers[keyOf(refs.sourceCode, sources)] = answer
    if (answer.list.some(({ procedureId }) => procedureId === query.version)) {
      const comments = commentsArgs(query.version ?? 0, query.page)
      answers[keyOf(refs.sourceComments, comments)] = await callOrThrow(send(refs.sourceComments, comments))
    }
  }
  return { answers }
}

/** Source code with its versions and comments (R017). */
export default function SourceCode({ loaderData: { answers } }: Route.ComponentProps) {
  const { t } = useTranslation('source-code')
  const [params] = useSearchParams()
  return (
    <Seeded answers={answers}>
      <PageTitle text={t('pageTitle')} />
      <meta name="robots" content="noindex" />
      <SourceCodePage query={parseSources(params)} />
    </Seeded>
  )
}

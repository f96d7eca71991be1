import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { expertsArgs } from '@shulei/features/publish/content/content.ts'
import { ExpertsPage } from '@shulei/features/publish/content/ExpertsPage/ExpertsPage.tsx'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/experts.route'
import { ContentHead } from './content-head.tsx'

export const handle = { ns: ['content'], describes: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const type = params.type === 'all' ? '' : (params.type ?? '').slice(0, 40)
  const args = expertsArgs(type, page.language)
  const experts = await callOrThrow(page.send(refs.experts, args))
  // Q104: a type is one of the content's, or all of them
  if (type !== '' && !experts.types.some(({ code }) => code === type)) throw data(null, { status: 404 })
  return { type, experts, answers: { [keyOf(refs.experts, args)]: experts } }
}

export default function Experts({ loaderData: { type, experts, answers } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const name = experts.types.find(({ code }) => code === type)?.name
  return (
    <Seeded answers={answers}>
      <ContentHead title={name ? `${name} · ${t('experts.eyebrow')}` : t('experts.eyebrow')} text={t('experts.lead')} />
      <ExpertsPage type={type} />
    </Seeded>
  )
}

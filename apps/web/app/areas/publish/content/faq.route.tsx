import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { faqArgs } from '@shulei/features/publish/content/content.ts'
import { FaqPage } from '@shulei/features/publish/content/FaqPage/FaqPage.tsx'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/faq.route'
import { ContentHead } from './content-head.tsx'

export const handle = { ns: ['content'], describes: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100)
  const args = faqArgs(search, page.language)
  return { search, answers: { [keyOf(refs.faq, args)]: await callOrThrow(page.send(refs.faq, args)) } }
}

export default function Faq({ loaderData: { search, answers } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  return (
    <Seeded answers={answers}>
      <ContentHead title={t('faq.title')} text={t('faq.lead')} />
      <FaqPage search={search} />
    </Seeded>
  )
}

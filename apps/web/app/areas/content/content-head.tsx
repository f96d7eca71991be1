import type { Facts } from '@shulei/features/site/JsonLd.tsx'
import { PageTitle } from '@shulei/features/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/site/ShareMeta.tsx'

/** Title and description of a page of texts, and what other sites show beside a link to it. */
export function ContentHead({ title, text, facts }: { title: string; text: string; facts?: Facts }) {
  return (
    <>
      <PageTitle text={title} />
      <ShareMeta subject={{ page: 'home' }} title={title} text={text} facts={facts ?? {}} />
    </>
  )
}

import { PageTitle } from '@shulei/features/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/site/ShareMeta.tsx'

/** Document title of a page of texts, and what other sites show beside a link to it. */
export function ContentHead({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageTitle text={title} />
      <ShareMeta subject={{ page: 'home' }} title={title} text={text} />
    </>
  )
}

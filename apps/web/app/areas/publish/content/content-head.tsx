import type { ShareSubject } from '@shulei/domain/publish/share/picture.ts'
import type { Facts } from '@shulei/features/base/site/JsonLd.tsx'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'

interface ContentHeadProps {
  title: string
  text: string
  facts?: Facts
  /** The picture that other sites show; that of the site without it. */
  subject?: ShareSubject
}

/** Title and description of a page of texts, and what other sites show beside a link to it. */
export function ContentHead({ title, text, facts = {}, subject = { page: 'home' } }: ContentHeadProps) {
  return (
    <>
      <PageTitle text={title} />
      <ShareMeta subject={subject} title={title} text={text} facts={facts} />
    </>
  )
}

import { InvitePanel } from '../../invitation/InvitePanel/InvitePanel.tsx'
import { InviteRanking } from '../../invitation/InviteRanking/InviteRanking.tsx'
import type { MicrositeText } from '../microsite.ts'
import { PageBody } from './PageBody.tsx'

export interface InvitePageProps {
  /** Name of the microsite: the scope of both calls (Q100). */
  name: string
  title: MicrositeText
}

/** The reader's link to a microsite with QR code and counts, and the ranking of inviters (C077, C078). */
export function InvitePage({ name, title }: InvitePageProps) {
  return (
    <PageBody title={title}>
      <InvitePanel scope={{ name }} />
      <InviteRanking scope={{ name }} />
    </PageBody>
  )
}

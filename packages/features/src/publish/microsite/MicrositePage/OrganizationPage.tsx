import type { PageContent } from '../args.ts'
import type { MicrositeText } from '../microsite.ts'
import { OrganizationGroups } from './OrganizationGroups.tsx'
import { PageBody } from './PageBody.tsx'

export interface OrganizationPageProps {
  title: MicrositeText
  content: PageContent<'organization'>
}

/** The organisers of a microsite, and the sources of its data. */
export function OrganizationPage({ title, content: { lead, groups } }: OrganizationPageProps) {
  return (
    <PageBody title={title} lead={lead}>
      <OrganizationGroups groups={groups} />
    </PageBody>
  )
}

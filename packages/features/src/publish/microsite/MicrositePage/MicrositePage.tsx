import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { AnsweredPage } from '@shulei/domain/publish/microsite/pages.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { type MicrositeAt, pageArgs } from '../args.ts'
import { MicrositeHome } from '../MicrositeHome/MicrositeHome.tsx'
import type { Microsite } from '../microsite.ts'
import { usePlaceTitle } from '../usePlaceTitle.ts'
import { ContactPage } from './ContactPage.tsx'
import { ContentPage } from './ContentPage.tsx'
import { ExpertsPage } from './ExpertsPage.tsx'
import { JobsPage } from './JobsPage.tsx'
import { OrganizationPage } from './OrganizationPage.tsx'
import { TalentPage } from './TalentPage.tsx'
import { TracksPage } from './TracksPage.tsx'

export interface MicrositePageProps {
  site: Microsite
  /** The microsite as the address names it. */
  at: MicrositeAt
  page: AnsweredPage
}

/** A page of a microsite by its kind: one set of components for both trees (Q102). */
export function MicrositePage({ site, at, page }: MicrositePageProps) {
  const { t } = useTranslation('shell')
  const { data, error, mutate } = useCall(refs.micrositePage, pageArgs(at, page))
  const title = usePlaceTitle(site)(page)
  if (!data) {
    return (
      <main id="content" tabIndex={-1}>
        {error ? (
          <LoadFailed error={error} onRetry={() => mutate()} />
        ) : (
          <Skeleton label={t('a11y.loading')} shape="block" />
        )}
      </main>
    )
  }
  switch (data.page) {
    case 'home':
      return <MicrositeHome site={site} home={data} />
    case 'competition':
      return <TracksPage tracks={data.tracks} />
    case 'expert':
      return <ExpertsPage title={title} content={data} />
    case 'talent':
      return <TalentPage title={title} content={data} />
    case 'organization':
      return <OrganizationPage title={title} content={data} />
    case 'job':
      return <JobsPage title={title} content={data} />
    case 'contact':
      return <ContactPage title={title} content={data} />
    case 'content':
      return <ContentPage content={data} />
  }
}

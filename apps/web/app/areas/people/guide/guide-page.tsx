import type { GuidePage as Page } from '@shulei/domain/base/completion/pages.ts'
import { GuideWizard, type GuideWizardProps } from '@shulei/features/people/guide/GuideWizard/GuideWizard.tsx'
import { PageTime } from '../../../shell/page-time.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { readGuidePage } from './guide.server.ts'
import { Opened } from './opened.tsx'

interface GuidePageProps {
  page: Page
  step: GuideWizardProps['step']
  loaded: Awaited<ReturnType<typeof readGuidePage>>
}

/** A page of the guide with what its loader read. */
export function GuidePage({ page, step, loaded: { id, origin, outbox, now, answers } }: GuidePageProps) {
  return (
    <PageTime now={now}>
      <Seeded key={id} answers={answers}>
        <Opened>
          <GuideWizard page={page} step={step} userId={id} origin={origin} outboxAddress={outbox} />
        </Opened>
      </Seeded>
    </PageTime>
  )
}

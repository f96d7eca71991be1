import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { ContestHero } from '@shulei/features/compete/competition/ContestHero/ContestHero.tsx'
import type { Competition } from '@shulei/features/compete/competition/useCompetition.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { competitionProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { framed, layoutStories } from '../stories/layoutStories.ts'
import { Sheet } from '../stories/Sheet.tsx'
import { ContestLayout } from './ContestLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/contest',
  component: ContestLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: framed,
  args: { children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

const shared = layoutStories('contest')

export const Visitor = meta.story({
  play: shared.stands,
})

/** After its end, or with inconsistent dates, a competition is out of service: its page says so and stays readable (B§4). */
export const OutOfService = meta.story({
  tags: ['no-picture'], // same picture as Areas/competition/ContestHero
  parameters: { router: '/competitions/1001' },
  args: {
    children: (
      <main id="content" tabIndex={-1}>
        <ContestHero
          competition={competitionProfileFixture({ race: null }, competitionOf('football-result')) as Competition}
        />
      </main>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('competition:state.ended'))).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: text('competition-page:hero.tabs') })).toBeVisible()
  },
})

export const SignedIn = meta.story({ ...shared.signedIn, tags: ['no-picture'] })
export const Phone = meta.story({ ...shared.phone, tags: ['no-picture'] })
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

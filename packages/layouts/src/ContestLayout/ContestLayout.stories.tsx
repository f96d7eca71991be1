import { ContestHero } from '@shulei/features/competition/ContestHero/ContestHero.tsx'
import type { Competition } from '@shulei/features/competition/useCompetition.ts'
import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { competitionProfileFixture } from '@shulei/mocks/competition/fixtures.ts'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, showsPerson } from '../stories/checks.ts'
import { Sheet } from '../stories/Sheet.tsx'
import { phone, tablet } from '../stories/viewports.ts'
import { ContestLayout } from './ContestLayout.tsx'

const meta = preview.meta({
  title: 'Layouts/contest',
  component: ContestLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { children: <Sheet />, onSignOut: fn(), onNotice: fn() },
})

export const Visitor = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="contest"]')).toBeVisible()
  },
})

/** After the end, or with dates that make no sense, a competition is out of service: its page says so and stays readable (B§4). */
export const OutOfService = meta.story({
  tags: ['no-picture'], // as Areas/competition/ContestHero
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
    await expect(canvas.getByText('已结束')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: '竞赛栏目' })).toBeVisible()
  },
})

/** Signed in, the person stands where login was: the rest is the same picture. */
export const SignedIn = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: userFixture() } },
  play: showsPerson,
})

/** Narrow: the same shell as the default layout, which is pictured. */
export const Phone = meta.story({
  tags: ['no-picture'],
  globals: phone,
  play: fits,
})

/** Between the two pictures: it is checked, but not pictured again. */
export const Tablet = meta.story({
  tags: ['no-picture'],
  globals: tablet,
  play: fits,
})

/** Inside another page's frame only the page itself is left; there is nothing new to picture (A§2, Q105). */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="contest"]')).toHaveAttribute('data-inside-frame')
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
})

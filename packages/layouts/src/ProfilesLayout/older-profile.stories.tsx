import { CompetitionHistory } from '@shulei/features/people/profile/CompetitionHistory/CompetitionHistory.tsx'
import { profileParts } from '@shulei/features/people/profile/parts.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { profileFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits } from '../stories/checks.ts'
import { settled } from '../stories/settled.ts'
import { tablet } from '../stories/viewports.ts'
import { ProfilesLayout } from './ProfilesLayout.tsx'

const gu = personOf('gu')

/**
 * The older address of a profile, `/user/:id`: the same person in the other layout, with links to the older addresses
 * (Q003).
 */
const meta = preview.meta({
  title: 'Pages/older-profile',
  component: ProfilesLayout,
  parameters: { router: `/user/${gu.id}`, layout: 'fullscreen', site: { user: userFixture(personOf('lin')) } },
  args: {
    ...profileParts(profileFixture(gu), { tree: 'user' }),
    children: (
      <main id="content">
        <CompetitionHistory userId={gu.id} page={1} />
      </main>
    ),
    onSignOut: fn(),
    onNotice: fn(),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(canvas.getByRole('link', { name: /^(粉丝|Followers) \d/ })).toHaveAttribute(
      'href',
      `/user/${gu.id}/followers`,
    )
    await settled()
    await fits()
  },
})

export const History = meta.story({ tags: ['modes'] })

export const HistoryOnTablet = meta.story({ globals: tablet })

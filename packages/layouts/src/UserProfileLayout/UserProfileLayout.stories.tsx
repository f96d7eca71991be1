import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { layoutStories, pageAt } from '../stories/layoutStories.ts'
import { EditPage } from '../stories/SettingsPage.tsx'
import { settled } from '../stories/settled.ts'
import { UserProfileLayout, type UserProfileLayoutProps } from './UserProfileLayout.tsx'

/** Names the parts in the reader's language. */
function WithParts(props: UserProfileLayoutProps) {
  const parts = [
    { id: 'basic', label: text('editing:part.basic') },
    { id: 'work', label: text('editing:part.work') },
    { id: 'education', label: text('editing:part.education') },
  ]
  return <UserProfileLayout {...props} parts={parts} />
}

const meta = preview.meta({
  title: 'Layouts/user-profile',
  component: UserProfileLayout,
  decorators: [withSite({ website: websiteFixture(), user: userFixture() })],
  parameters: pageAt('/user/208417/profile'),
  args: {
    parts: [],
    children: <EditPage />,
    onSignOut: fn(),
    onNotice: fn(),
  },
  render: (args) => <WithParts {...args} />,
})

const shared = layoutStories('user-profile')

/** The caller's own profile, part by part; a link to a part scrolls it below the sticky header. */
export const SignedIn = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await settled()
    await expect(canvasElement.querySelector('[data-layout="user-profile"]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('editing:part.education') })).toHaveAttribute(
      'href',
      '#education',
    )
    // Scrolls as the link does, without leaving the story's page.
    const part = document.getElementById('education')
    part?.scrollIntoView()
    const header = canvas.getByRole('banner').getBoundingClientRect()
    await expect(part?.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom)
    scrollTo(0, 0)
  },
})

export const Phone = meta.story(shared.phone)
export const Tablet = meta.story({ ...shared.tablet, tags: ['no-picture'] })
export const English = meta.story({ ...shared.english, tags: ['no-picture'] })
export const InsideFrame = meta.story({ ...shared.insideFrame, tags: ['no-picture'] })

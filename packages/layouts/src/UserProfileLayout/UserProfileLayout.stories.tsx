import { withSite } from '@shulei/features/shell/stories/withSite.tsx'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { websiteFixture } from '@shulei/mocks/shell/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { fits, standsAlone } from '../stories/checks.ts'
import { EditPage } from '../stories/SettingsPage.tsx'
import { useSay } from '../stories/say.ts'
import { settled } from '../stories/settled.ts'
import { phone, tablet } from '../stories/viewports.ts'
import { UserProfileLayout, type UserProfileLayoutProps } from './UserProfileLayout.tsx'

/** The parts are named in the reader's language. */
function WithParts(props: UserProfileLayoutProps) {
  const say = useSay()
  const parts = [
    { id: 'basic', label: say('基本资料', 'Basics') },
    { id: 'work', label: say('工作经历', 'Work') },
    { id: 'education', label: say('教育经历', 'Education') },
  ]
  return <UserProfileLayout {...props} parts={parts} />
}

const meta = preview.meta({
  title: 'Layouts/user-profile',
  component: UserProfileLayout,
  decorators: [withSite({ website: websiteFixture(), user: userFixture() })],
  parameters: {
    layout: 'fullscreen',
    router: '/user/208417/profile',
    visual: { wholePage: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    parts: [],
    children: <EditPage />,
    onSignOut: fn(),
    onNotice: fn(),
  },
  render: (args) => <WithParts {...args} />,
})

/** One's own profile, part by part; a link into the page ends below the sticky header. */
export const SignedIn = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await settled()
    await expect(canvasElement.querySelector('[data-layout="user-profile"]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /教育经历|Education/ })).toHaveAttribute('href', '#education')
    // what following the link does, without leaving the story's page
    const part = document.getElementById('education')
    part?.scrollIntoView()
    const header = canvas.getByRole('banner').getBoundingClientRect()
    await expect(part?.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom)
    scrollTo(0, 0)
  },
})

/** Narrow enough that menus become sheets and columns become one. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await settled()
    await expect(canvas.getByRole('main')).toBeVisible()
    await fits()
  },
})

/** Between the two pictures: it is checked, but not pictured again. */
export const Tablet = meta.story({
  tags: ['no-picture'],
  globals: tablet,
  play: fits,
})

/** In English, where words are wider; checked, not pictured. */
export const English = meta.story({
  tags: ['no-picture'],
  globals: { ...phone, locale: 'en-US' },
  play: fits,
})

/** Inside another page's frame only the page itself is left; there is nothing new to picture (A§2, Q105). */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { isInsideFrame: true } },
  play: standsAlone('user-profile'),
})

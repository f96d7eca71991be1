import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { gu, portrait } from '../../../people/profile/stories/people.ts'
import { UserAvatar } from './UserAvatar.tsx'

const meta = preview.meta({
  title: 'Areas/profile/UserAvatar',
  component: UserAvatar,
  args: { person: { id: gu.id, name: gu.name, avatar: null }, size: 'm' },
})

/** Without a picture, shows the surname on a colour. Opens the profile in a new tab. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: text('shell:openProfile', { name: '顾南星' }) })
    await expect(link).toHaveAttribute('href', `/users/${gu.id}`)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
})

export const OwnPicture = meta.story({
  args: { person: { id: gu.id, name: gu.name, avatar: portrait } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true))
  },
})

/** A broken picture shows the surname. */
export const BrokenPicture = meta.story({
  args: { person: { id: gu.id, name: gu.name, avatar: 'data:image/png;base64,x' } },
})

/** The smallest picture still has a target of 24 px. */
export const Smallest = meta.story({
  args: { size: 'xs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
})

/** An invisible name is replaced by the id. */
export const UnseenName = meta.story({
  args: { person: { id: gu.id, name: '\u200b\u200d\u2060', avatar: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: new RegExp(`^用户 ${gu.id}`) })).toBeVisible()
  },
})

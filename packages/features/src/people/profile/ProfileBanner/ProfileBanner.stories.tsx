import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { gu, wide } from '../stories/people.ts'
import { ProfileBanner } from './ProfileBanner.tsx'

const meta = preview.meta({
  title: 'Areas/profile/ProfileBanner',
  component: ProfileBanner,
  parameters: { layout: 'fullscreen' },
  args: { profile: { id: gu.id, userBanner: null } },
})

/** The landscape generated from the id. */
export const DefaultBanner = meta.story({ tags: ['modes'] })

export const OwnBanner = meta.story({
  args: { profile: { id: gu.id, userBanner: wide } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')
    await waitFor(() => expect(picture?.complete).toBe(true))
  },
})

/** A broken picture shows the landscape. */
export const BrokenBanner = meta.story({ args: { profile: { id: gu.id, userBanner: 'data:image/png;base64,x' } } })

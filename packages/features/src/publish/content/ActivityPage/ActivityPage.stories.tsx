import { discussionHandlersOf } from '@shulei/mocks/publish/discussion/handlers.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { DiscussionPage } from '../../discussion/DiscussionPage/DiscussionPage.tsx'
import { ActivityPage } from './ActivityPage.tsx'

const meta = preview.meta({
  title: 'Areas/content/ActivityPage',
  component: ActivityPage,
  parameters: { layout: 'fullscreen', router: '/information/activity/1', visual: { wholePage: true } },
  args: { id: 1, part: 0 },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    const tabs = canvas.getByRole('navigation', { name: text('content:activity.tabs') })
    const current = tabs.querySelectorAll('[aria-current="page"]')
    await expect(current).toHaveLength(1)
    await expect(current[0]?.getAttribute('href')).toBe(
      `/information/activity/1${args.part > 0 ? `/content-${args.part}` : ''}`,
    )
  },
})

export const About = meta.story({ tags: ['no-picture'] }) // head and text, as in the story after this

export const Agenda = meta.story({ tags: ['modes'], args: { part: 1 } })

export const Speakers = meta.story({ args: { part: 2 } })

export const Materials = meta.story({ args: { part: 3 } })

export const Tasks = meta.story({ args: { part: 4 } })

export const Recap = meta.story({ args: { part: 5 } })

/** The discussion is the last tab, under the same head. */
export const Discussion = meta.story({
  parameters: { router: '/information/activity/1/discussion', site: { user: null } },
  args: { children: <DiscussionPage scope={{ kind: 'activity', id: 1 }} /> },
  beforeEach: ({ msw }) => msw.use(...discussionHandlersOf(null)),
  play: async ({ canvas }) => {
    const tabs = await canvas.findByRole('navigation', { name: text('content:activity.tabs') })
    const current = tabs.querySelectorAll('[aria-current="page"]')
    await expect(current).toHaveLength(1)
    await expect(current[0]?.getAttribute('href')).toBe('/information/activity/1/discussion')
    await expect(await canvas.findByText(text('discussion:loginFirst'))).toBeVisible()
  },
})

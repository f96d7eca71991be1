import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { EditorialPage } from './EditorialPage.tsx'

const meta = preview.meta({
  title: 'Areas/content/EditorialPage',
  component: EditorialPage,
  parameters: { layout: 'fullscreen', router: '/education', visual: { wholePage: true } },
  args: { slug: 'education' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

/** The competitions as lessons, what is counted by hand first. */
export const Education = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const lessons = await canvas.findByRole('list')
    await waitFor(() => expect(lessons.children).toHaveLength(3))
    await expect(lessons.children[2]?.querySelector('a')?.getAttribute('href')).toBe('/competitions/1004')
  },
})

export const Welfare = meta.story({ args: { slug: 'welfare' } })

export const Business = meta.story({ args: { slug: 'business' } })

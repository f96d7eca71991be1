import { evaluationTasks } from '@shulei/contract/publish/content/calls.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
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
    await expect(canvas.getByRole('link', { name: text('editorial:hostTable') })).toHaveAttribute('href', '/host')
    await expect(lessons.children[2]?.querySelector('a')?.getAttribute('href')).toBe('/competitions/1004')
  },
})

export const Welfare = meta.story({ args: { slug: 'welfare' } })

/** A demonstration shows no figures of its simulated teams to those who want to host. */
export const Business = meta.story({
  args: { slug: 'business' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('editorial:hostTable') })).toHaveAttribute('href', '/host')
    await expect(canvas.queryByText(text('editorial:figures.teams'))).toBeNull()
  },
})

export const BusinessInFigures = meta.story({
  args: { slug: 'business' },
  parameters: { site: { website: { ...websiteFixture(), demo: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('editorial:figures.teams'))).toBeVisible()
  },
})

/** A site without competitions says so in the place of the list. */
export const NoCompetitions = meta.story({
  tags: ['no-picture'], // one sentence in the place of the list
  beforeEach: ({ msw }) => msw.use(mock(evaluationTasks, () => ({ list: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('editorial:noTasks'))).toBeVisible()
  },
})

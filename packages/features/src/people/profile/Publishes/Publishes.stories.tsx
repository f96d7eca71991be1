import { userPublishes } from '@shulei/contract/people/profile/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { publishRows, tabPage } from '@shulei/mocks/people/profile/tabs.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { Publishes } from './Publishes.tsx'

const person = personOf('lin')

const meta = preview.meta({
  title: 'Areas/profile/Publishes',
  component: Publishes,
  parameters: { router: `/users/${person.id}/publishes` },
  args: { userId: person.id, page: 1 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0)
  },
})

/** An answer names the author of the question, with a link. */
export const Answers = meta.story({
  args: { userId: personOf('gu').id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '唐小满' })).toHaveAttribute(
      'href',
      `/users/${personOf('tang').id}`,
    )
  },
})

/** A closed account has its name in the reader's language. */
export const ClosedAuthor = meta.story({
  tags: ['no-picture'], // another name in Answers
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    const list = publishRows(personOf('gu')).map((row) => ({
      ...row,
      question: row.question && { ...row.question, author: { ...row.question.author, name: CLOSED_NAME } },
    }))
    msw.use(mock(userPublishes, ({ query }) => tabPage(list, query)))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('link', { name: text('shell:closedName') }))[0]).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(CLOSED_NAME)
  },
})

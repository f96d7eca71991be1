import { userCollections } from '@shulei/contract/people/profile/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { notebookOf } from '@shulei/mocks/cast/writings.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { collectionRows, tabPage } from '@shulei/mocks/people/profile/tabs.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { Collections } from './Collections.tsx'

const person = personOf('lin')

const meta = preview.meta({
  title: 'Areas/profile/Collections',
  component: Collections,
  parameters: { router: `/users/${person.id}/collections` },
  args: { userId: person.id, page: 1 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0)
  },
})

/** Each row links to a page that shows the saved item. */
export const Links = meta.story({
  play: async ({ canvas }) => {
    const link = async (name: RegExp) => (await canvas.findByRole('link', { name })).getAttribute('href')
    await expect(await link(/傅里叶季节项/)).toBe(`/notebooks/${notebookOf('births-fourier').id}`)
    await expect(await link(/^天气类型识别/)).toMatch(/^\/datasets\/\d+$/)
  },
})

/** A closed account has its name in the reader's language. */
export const ClosedAuthors = meta.story({
  tags: ['no-picture'], // other names in Default
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    const list = collectionRows(person).map((row) => ({
      ...row,
      author: row.author && { ...row.author, name: CLOSED_NAME },
    }))
    msw.use(mock(userCollections, ({ query }) => tabPage(list, query)))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('link', { name: text('shell:closedName') }))[0]).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(CLOSED_NAME)
  },
})

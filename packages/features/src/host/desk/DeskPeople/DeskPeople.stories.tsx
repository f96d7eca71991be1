import { deskPeople } from '@shulei/contract/host/desk/calls.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { deskFixture, deskPeopleFixture } from '@shulei/mocks/host/desk/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { DeskPeople } from './DeskPeople.tsx'

const { id } = deskFixture()
const { total, list } = deskPeopleFixture()
const [first] = list

const meta = preview.meta({
  title: 'Areas/desk/DeskPeople',
  component: DeskPeople,
  globals: { person: 'he' },
  parameters: { router: deskAddress.people({ id }), visual: { wholePage: true } },
  args: { competitionId: id },
})

/** Everybody with their team and its best score, and the file with all of them. */
export const Default = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(mock(deskPeople, () => ({ total, list: [...list.slice(0, 6), ...list.slice(-2)] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: first?.person.name })).toHaveAttribute(
      'href',
      `/users/${first?.person.id}`,
    )
    await expect(canvas.getByText(text('desk:people.found', { count: total, n: total }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('desk:people.file') })).toHaveAttribute(
      'href',
      `/api/host/competitions/${id}/people.csv`,
    )
  },
})

/** A search is written into the address and says how many were found; it is typed and sent by keyboard. */
export const Found = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: text('desk:people.findLabel') })
    field.focus()
    await userEvent.keyboard('南风{Enter}')
    await waitFor(() => expect(canvas.queryByText(text('desk:people.found', { count: total, n: total }))).toBeNull())
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(field).toHaveFocus()
  },
})

export const NobodyFound = meta.story({
  parameters: { router: deskAddress.people({ id, find: 'xyz' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(text('desk:people.nobody'), { selector: 'p' })
    await expect(canvas.getByRole('link', { name: text('desk:people.all') })).toHaveAttribute(
      'href',
      deskAddress.people({ id }),
    )
  },
})

/** A page beyond the end leads to the first. */
export const Beyond = meta.story({
  tags: ['no-picture'],
  parameters: { router: deskAddress.people({ id, page: 99 }) },
  play: async ({ canvas }) => {
    await canvas.findByText(text('desk:people.beyond'))
    await expect(canvas.getByRole('link', { name: text('desk:people.all') })).toHaveAttribute(
      'href',
      deskAddress.people({ id }),
    )
  },
})

/** Several pages. */
export const Pages = meta.story({
  tags: ['no-picture'], // the look of Pagination
  beforeEach: ({ msw }) => msw.use(mock(deskPeople, () => ({ total: 1204, list: list.slice(0, 2) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('desk:people.page', { page: 2 }) })).toHaveAttribute(
      'href',
      deskAddress.people({ id, page: 2 }),
    )
  },
})

/** Nobody has signed up: the link is there to send. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(deskPeople, () => ({ total: 0, list: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('desk:people.none'))).toBeVisible()
    await expect(await canvas.findByRole('button', { name: text('hosting:copy.link') })).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(deskPeople)),
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(deskPeople, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
  },
})

export const LongTexts = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(deskPeople, () => ({
        total: 3,
        list: list.slice(0, 3).map((one, at) => ({
          ...one,
          person: { ...one.person, name: at === 0 ? longWord : longEnglish },
          organization: longEnglish,
          team: one.team && { ...one.team, name: longWord },
          submissions: 12_045,
          score: '1204.55712',
        })),
      })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

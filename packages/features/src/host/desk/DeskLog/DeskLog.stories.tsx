import { deskActs } from '@shulei/contract/host/desk/calls.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { actsFixture, actsPageFixture, deskFixture } from '@shulei/mocks/host/desk/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal } from '@shulei/mocks/refusal.ts'
import { longEnglish } from '@shulei/ui/stories/longText.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { DeskLog } from './DeskLog.tsx'

const { id } = deskFixture()
const all = actsFixture()

const meta = preview.meta({
  title: 'Areas/desk/DeskLog',
  component: DeskLog,
  globals: { person: 'he' },
  parameters: { router: deskAddress.log({ id }), visual: { wholePage: true } },
  args: { competitionId: id },
})

/** Everything down to the first line. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pattern('desk:acts.made'))).toBeVisible()
    await expect(canvas.getByText(text('desk:acts.end'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('desk:acts.older') })).toBeNull()
  },
})

/** Older lines come on demand, by keyboard. */
export const Older = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(mock(deskActs, ({ query }) => actsPageFixture({ before: query.before, perPage: 7 }))),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: text('desk:acts.older') })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(text('desk:acts.end'))).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length)
  },
})

/** The lines that were read stay where older ones cannot be read. */
export const OlderFailed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(deskActs, ({ query }) => {
        if (query.before !== undefined) throw new MockRefusal('unavailable')
        return actsPageFixture({ perPage: 7 })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('desk:acts.older') }))
    await expect(
      await canvas.findByRole('button', { name: text('shell:action.retry') }, { timeout: 20_000 }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
})

export const Empty = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(deskActs, () => ({ list: [], next: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('desk:acts.none'))).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(deskActs)),
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(deskActs, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
  },
})

export const LongTexts = meta.story({
  tags: ['no-picture'], // the lines of ActList
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(mock(deskActs, () => ({ list: all.map((line) => ({ ...line, by: longEnglish })), next: null }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('desk:acts.end'))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

import { desk, deskActs } from '@shulei/contract/host/desk/calls.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { actsPageFixture, deskFixture, moderatorDeskFixture, newDeskFixture } from '@shulei/mocks/host/desk/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { expect, spyOn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { DeskToday } from './DeskToday.tsx'

const { id, code, failed } = deskFixture()

const meta = preview.meta({
  title: 'Areas/desk/DeskToday',
  component: DeskToday,
  globals: { person: 'he' },
  parameters: { router: deskAddress.today({ id }), visual: { wholePage: true } },
  args: { competitionId: id },
})

/** What waits and what failed, each with the reason that its team reads; then figures, the way in, and the last lines of the log. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pattern('submission:problem.columnMissing', { column: '潮位' }))).toBeVisible()
    await expect(canvas.getByText(text('desk:needs.failed', { count: failed.length, n: failed.length }))).toBeVisible()
    await expect(canvas.getByText(code ?? '')).toBeVisible()
    await expect(
      await canvas.findByText(pattern('desk:acts.changed', { field: text('desk:fields.sections') })),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('desk:latest.all') })).toHaveAttribute(
      'href',
      deskAddress.log({ id }),
    )
  },
})

/** The link and the code are copied by keyboard. */
export const Copied = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = await canvas.findByRole('button', { name: text('hosting:copy.code') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith(code)
    write.mockRestore()
  },
})

/** The first hour: nobody has come, and nothing needs anybody. */
export const FirstHour = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(desk, () => newDeskFixture()),
      mock(deskActs, () => {
        const { list } = actsPageFixture()
        return { list: list.slice(-1), next: null }
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('desk:needs.none'))).toBeVisible()
    await expect(canvas.getByText(text('desk:funnel.none'))).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: text('desk:days.chartNone', { name: text('desk:days.people') }) }),
    ).toBeVisible()
  },
})

/** Somebody who looks on gets no code to give away. */
export const Moderator = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(desk, () => moderatorDeskFixture())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('desk:funnel.title'))).toBeVisible()
    await expect(canvas.queryByText(text('desk:join.title'))).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(desk)),
})

/** The figures are there; the log could not be read, and is read again on demand. */
export const LogFailed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(deskActs, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
    await expect(canvas.getByText(text('desk:funnel.title'))).toBeVisible()
  },
})

export const LongTexts = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(desk, () =>
        deskFixture({
          funnel: { opened: 128_402, signedUp: 31_204, teams: 12_044, submitted: 9012, scored: 8 },
          failed: failed.map((one, at) => ({ ...one, team: at === 0 ? longWord : longEnglish })),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(text('desk:funnel.title'))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

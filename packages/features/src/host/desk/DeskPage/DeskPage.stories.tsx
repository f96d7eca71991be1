import { desk } from '@shulei/contract/host/desk/calls.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { deskFixture, moderatorDeskFixture } from '@shulei/mocks/host/desk/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { longEnglish } from '@shulei/ui/stories/longText.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { DeskPage } from './DeskPage.tsx'

const { id, title } = deskFixture()

const meta = preview.meta({
  title: 'Areas/desk/DeskPage',
  component: DeskPage,
  globals: { person: 'he' },
  parameters: { router: deskAddress.today({ id }), layout: 'fullscreen', visual: { wholePage: true } },
  args: { competitionId: id, children: null },
})

/** The competition, the role of the reader, its lists on the ruler, and the pages as links. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    const tabs = canvas.getByRole('navigation', { name: text('desk:tabs.label') })
    await expect(tabs.querySelectorAll('a')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: text('desk:tabs.today') })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: text('desk:tabs.people') })).toHaveAttribute(
      'href',
      deskAddress.people({ id }),
    )
  },
})

/** Somebody who looks on, at a competition with another schedule than two lists. */
export const Moderator = meta.story({
  globals: { person: 'duan' },
  parameters: { router: deskAddress.log({ id }) },
  beforeEach: ({ msw }) => msw.use(mock(desk, () => ({ ...moderatorDeskFixture(), turn: null }))),
  play: async ({ canvas }) => {
    const role = text('hosting:role.moderator')
    await expect(await canvas.findByText(text('desk:head.yourRole', { role }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('desk:tabs.log') })).toHaveAttribute('aria-current', 'page')
  },
})

/** The tabs are reached by keyboard one after the other. */
export const Keyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: text('desk:tabs.today') })
    first.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: text('desk:tabs.settings') })).toHaveFocus()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(desk)),
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(desk, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
    await expect(canvas.queryByText(title.cn)).toBeNull()
  },
})

export const LongTexts = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(mock(desk, () => deskFixture({ title: { cn: longEnglish, en: longEnglish } }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

import { announce, announcements } from '@shulei/contract/host/desk/calls.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { announcementTexts } from '@shulei/domain/host/desk/acts.ts'
import { announcementsFixture, deskFixture } from '@shulei/mocks/host/desk/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { delay } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { DeskAnnouncements } from './DeskAnnouncements.tsx'

const { id } = deskFixture()
const { audiences, list } = announcementsFixture()

const meta = preview.meta({
  title: 'Areas/desk/DeskAnnouncements',
  component: DeskAnnouncements,
  globals: { person: 'he' },
  parameters: { router: deskAddress.announcements({ id }), visual: { wholePage: true } },
  args: { competitionId: id },
  beforeEach: () => localStorage.clear(),
})

/** The accessible name of a field; that of an English one ends with a note. */
const nameOf = (part: 'fieldTitle' | 'fieldText', lang: 'zh' | 'en' = 'zh') =>
  pattern(`desk:values.${lang}`, { name: text(`desk:announce.${part}`) })
const draftKey = `draft:${deskAddress.announcements({ id, hash: 'new' })}`
const title = '周五的答疑改到三点'
const question = async () => within(await screen.findByRole('alertdialog'))
const all = { count: audiences.all, n: audiences.all }
const idle = { count: audiences.idle, n: audiences.idle }

type Canvas = ReturnType<typeof within>
async function write(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: nameOf('fieldTitle') }), title)
  await userEvent.type(canvas.getByRole('textbox', { name: nameOf('fieldText') }), '地点还是机房。')
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: text('desk:announce.send') }))

/** Each audience with its count, an empty preview, and what was sent before. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: text('desk:announce.all', all) })).toBeChecked()
    await expect(canvas.getByText(text('desk:announce.previewTitle'))).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(list.length + 1)
  },
})

const sending = fn()

/** The question names the count; a double click sends once, and the form is empty again. */
export const Sent = meta.story({
  beforeEach({ msw }) {
    sending.mockClear()
    msw.use(
      mock(announce, async ({ body }) => {
        sending(body)
        await delay(200)
        return { id: 303, people: audiences.idle }
      }),
    )
  },
  play: async ({ canvas }) => {
    await write(canvas)
    await userEvent.click(canvas.getByRole('radio', { name: text('desk:announce.idle', idle) }))
    await expect(
      within(canvas.getByRole('region', { name: text('desk:announce.preview') })).getByText(title),
    ).toBeVisible()
    await send(canvas)
    const dialog = await question()
    await expect(dialog.getByText(text('desk:announce.question', idle))).toBeVisible()
    await userEvent.dblClick(dialog.getByRole('button', { name: text('desk:announce.confirm', idle) }))
    await expect(await canvas.findByText(text('desk:announce.sent', idle))).toBeVisible()
    await expect(sending).toHaveBeenCalledOnce()
    await expect(sending).toHaveBeenCalledWith({
      audience: 'idle',
      title: { cn: title, en: '' },
      text: { cn: '地点还是机房。', en: '' },
    })
    await expect(canvas.getByRole('textbox', { name: nameOf('fieldTitle') })).toHaveValue('')
    await expect(localStorage.getItem(draftKey)).toBeNull()
    await userEvent.click(document.body)
  },
})

/** English is optional; the preview shows either language. */
export const English = meta.story({
  play: async ({ canvas }) => {
    await write(canvas)
    await userEvent.type(
      canvas.getByRole('textbox', { name: nameOf('fieldTitle', 'en') }),
      'Help on Friday is at three',
    )
    await userEvent.click(canvas.getByRole('radio', { name: text('desk:announce.previewEn') }))
    const region = within(canvas.getByRole('region', { name: text('desk:announce.preview') }))
    await expect(region.getByText('Help on Friday is at three')).toBeVisible()
    await expect(region.getByText('地点还是机房。')).toBeVisible()
    await userEvent.click(document.body)
  },
})

/** What is missing or too long is said at its field; nothing is asked or sent. */
export const Unfit = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: nameOf('fieldTitle') })
    await userEvent.click(field)
    await userEvent.paste('潮'.repeat(announcementTexts.title + 1))
    await send(canvas)
    await expect(await canvas.findByText(text('desk:values.tooLong', { count: 1 }))).toBeVisible()
    await expect(canvas.getByText(text('desk:announce.empty'))).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

const keys = fn()

/** A failed attempt keeps the text and its key, so that the next one does not send it twice; another text gets another key. */
export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    keys.mockClear()
    msw.use(mockRefused(announce, 'internal'))
  },
  play: async ({ canvas }) => {
    const keyOf = () => (JSON.parse(localStorage.getItem(draftKey) ?? '{}') as { key?: string }).key
    await write(canvas)
    await send(canvas)
    await userEvent.click((await question()).getByRole('button', { name: text('desk:announce.confirm', all) }))
    await expect(await canvas.findByText(text('desk:announce.kept'), {}, { timeout: 20_000 })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: nameOf('fieldTitle') })).toHaveValue(title)
    const first = keyOf()
    await expect(first).toMatch(/^[0-9a-f-]{36}$/)
    await userEvent.type(canvas.getByRole('textbox', { name: nameOf('fieldText') }), '！')
    await expect(keyOf()).toBeUndefined()
  },
})

/** Nothing was written, so the reason stands there and the text stays. */
export const Refused = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(announce, 'announcementNobody')),
  play: async ({ canvas }) => {
    await write(canvas)
    await send(canvas)
    await userEvent.click((await question()).getByRole('button', { name: text('desk:announce.confirm', all) }))
    await expect(await canvas.findByText(refusalText('announcementNobody'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: nameOf('fieldTitle') })).toHaveValue(title)
  },
})

/** Written and asked for by keyboard alone. */
export const Keyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await write(canvas)
    canvas.getByRole('textbox', { name: nameOf('fieldTitle') }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await question()
    await expect(dialog.getByRole('button', { name: text('desk:announce.cancel') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

/** Nobody has signed up, and nothing was sent. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(announcements, () => ({ audiences: { all: 0, idle: 0 }, list: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('desk:announce.none'))).toBeVisible()
    await expect(canvas.getByText(text('desk:announce.nobody'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('desk:announce.send') })).toBeDisabled()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(announcements)),
})

export const ReadFailed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(announcements, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
  },
})

export const LongTexts = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(announcements, () => ({
        audiences,
        list: list.map((one) => ({ ...one, by: longEnglish, title: { cn: longWord, en: longWord }, people: 128_402 })),
      })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(text('desk:announce.past'))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

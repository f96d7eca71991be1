import { hostedCompetitions, renewHostedCode } from '@shulei/contract/host/hosting/calls.ts'
import { hostedFixture, newCodeFixture } from '@shulei/mocks/host/hosting/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { HostedList } from './HostedList.tsx'

const [first] = hostedFixture().list
const title = first?.title.cn ?? ''

const meta = preview.meta({
  title: 'Areas/hosting/HostedList',
  component: HostedList,
  globals: { person: 'he' },
  parameters: { router: '/host' },
})

const renew = () => ({ name: text('hosting:list.renewName', { title }) })
const question = async () => within(await screen.findByRole('alertdialog'))

/** One that runs and one that has ended, each with its code, which is copied alone or inside the link. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: text('hosting:copy.ofLink', { title }) }))
    await expect(write).toHaveBeenLastCalledWith(
      `https://shulei.example/competition-private/verify?id=${first?.id}&code=${first?.code}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: text('hosting:copy.ofCode', { title }) }))
    await expect(write).toHaveBeenLastCalledWith(first?.code)
    await waitFor(() => expect(canvas.queryAllByText(text('hosting:copy.copied'))).toEqual([]), { timeout: 5000 })
    await expect(canvas.getByText(text('hosting:list.over'))).toBeVisible()
    await userEvent.click(document.body)
    write.mockRestore()
  },
})

/** The question says what happens to the old code; the new one takes its place and is announced. */
export const Renewed = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', renew())
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await question()
    await expect(dialog.getByText(text('hosting:list.questionText'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: text('hosting:list.confirm') }))
    await expect(await canvas.findByText(newCodeFixture)).toBeVisible()
    await expect(canvas.getByText(text('hosting:list.renewed', { title, code: newCodeFixture }))).toBeInTheDocument()
    await expect(canvas.queryByText(first?.code ?? '')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** Nothing is asked of the server, and the old code stays. */
export const Kept = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', renew()))
    await userEvent.click((await question()).getByRole('button', { name: text('hosting:list.cancel') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText(first?.code ?? '')).toBeVisible()
  },
})

/** A refusal is told in the question. */
export const RenewFailed = meta.story({
  tags: ['no-picture'], // the note of AlertDialog
  beforeEach: ({ msw }) => msw.use(mockRefused(renewHostedCode, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', renew()))
    const dialog = await question()
    await userEvent.click(dialog.getByRole('button', { name: text('hosting:list.confirm') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(hostedCompetitions, () => ({ list: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('hosting:list.none'))).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(hostedCompetitions)),
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(hostedCompetitions, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
  },
})

/** Whoever helps to run a competition sees their role; somebody who looks on has no code to give away. */
export const OfOthers = meta.story({
  globals: { person: 'duan' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(hostedCompetitions, () => {
        const [running, ended] = hostedFixture().list
        return {
          list: [
            ...(running ? [{ ...running, role: 'moderator' as const, code: null }] : []),
            ...(ended ? [{ ...ended, role: 'coHost' as const }] : []),
          ],
        }
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('hosting:role.moderator'))).toBeVisible()
    await expect(canvas.queryByText(first?.code ?? '')).toBeNull()
    await expect(canvas.queryByRole('button', renew())).toBeNull()
    await expect(canvas.getByRole('link', { name: text('hosting:list.deskName', { title }) })).toHaveAttribute(
      'href',
      `/desk/${first?.id}`,
    )
    await expect(canvas.getByText(text('hosting:role.coHost'))).toBeVisible()
  },
})

/** Long names, and figures of many digits, on a phone. */
export const LongTexts = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach({ msw }) {
    const titles = [longEnglish, longWord]
    msw.use(
      mock(hostedCompetitions, () => ({
        list: hostedFixture().list.map((one, at) => ({
          ...one,
          ...{ title: { cn: titles[at] ?? '', en: titles[at] ?? '' }, people: 1, submissions: 1_204_557 },
        })),
      })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longEnglish })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

import { competitionProfile } from '@shulei/contract/compete/competition/calls.ts'
import { chooseFinal, finalChoice } from '@shulei/contract/compete/submission/calls.ts'
import { participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { defaultChoiceFixture, finalChoiceFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { FinalChoicePage } from './FinalChoicePage.tsx'

const meta = preview.meta({
  title: 'Areas/submission/FinalChoicePage',
  component: FinalChoicePage,
  args: { competitionId: 1001, scheduleId: 10_010 },
  parameters: { router: '/competitions/1001/final-choice' },
  beforeEach: ({ msw }) => msw.use(mock(competitionProfile, () => participatingProfileFixture())),
})

const save = () => ({ name: text('final-choice:save') })

/** Two are chosen, others than the best ones: a tick too many is said, and nothing is sent. */
export const Chosen = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(text('final-choice:counts'))).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await expect(canvas.getByText(text('final-choice:tooMany', { max: '2', count: '1' }))).toBeVisible()
    await expect(canvas.getByRole('button', save())).toBeDisabled()
  },
})

/** Ticking and saving, with the keyboard alone. */
export const Saving = meta.story({
  tags: ['no-picture'], // other ticks than in the first story
  beforeEach: ({ msw }) => msw.use(mock(finalChoice, () => defaultChoiceFixture())),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('final-choice:default', { count: 2 }))
    const [, second] = canvas.getAllByRole('checkbox') as HTMLElement[]
    second?.focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('button', save()).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(text('final-choice:saved'))).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('list', { name: text('final-choice:list') })).toHaveFocus())
    await expect(canvas.getAllByText(text('final-choice:counts'))).toHaveLength(1)
  },
})

/** A member sees what counts, and who decides. */
export const Member = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(finalChoice, () => finalChoiceFixture({ isCaptain: false }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('final-choice:onlyCaptain'))
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getAllByText(text('final-choice:counts'))).toHaveLength(2)
  },
})

/** The deadline passed between page and click: the ticks stay, and the page is read again. */
export const TooLate = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(chooseFinal, 'choiceClosed')),
  play: async ({ canvas, userEvent }) => {
    const [first, , third] = (await canvas.findAllByRole('checkbox')) as HTMLElement[]
    await userEvent.click(canvas.getAllByRole('checkbox')[3] as HTMLElement)
    await userEvent.click(first as HTMLElement)
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('choiceClosed'))
    await expect(first).toBeChecked()
    await expect(third).not.toBeChecked()
  },
})

export const Empty = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(finalChoice, () => finalChoiceFixture({ list: [] }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('final-choice:empty'))
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(finalChoice)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

import { blockedPeople, unblockPerson } from '@shulei/contract/talk/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { blockedFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { BlockedPeople } from './BlockedPeople.tsx'

const both = () => blockedFixture([personOf('gu'), personOf('lu')])

const meta = preview.meta({
  title: 'Areas/block/BlockedPeople',
  component: BlockedPeople,
  beforeEach: ({ msw }) => msw.use(mock(blockedPeople, both)),
})

export const Some = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
  },
})

export const Unblocked = meta.story({
  tags: ['no-picture'], // same picture as Some
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: text('settings:blocked.unblockName', { name: '顾南星' }) }),
    )
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
})

export const Nobody = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(blockedPeople, () => blockedFixture([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('settings:blocked.empty'))).toBeVisible()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(blockedPeople)) })

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(unblockPerson, 'tooMany')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: text('settings:blocked.unblockName', { name: '顾南星' }) }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

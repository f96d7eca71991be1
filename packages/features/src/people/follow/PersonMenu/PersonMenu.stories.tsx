import { followRelation } from '@shulei/contract/people/follow/calls.ts'
import { blockPerson } from '@shulei/contract/talk/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { relationFixture } from '@shulei/mocks/people/follow/fixtures.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { conversationFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { expect, screen, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { PersonMenu } from './PersonMenu.tsx'

const gu = personOf('gu')
const lin = personOf('lin')
let isBlocked = false

const meta = preview.meta({
  title: 'Areas/block/PersonMenu',
  component: PersonMenu,
  args: { person: gu },
  beforeEach: ({ msw }) => {
    isBlocked = false
    msw.use(
      mock(followRelation, () => relationFixture(lin, gu, { isBlocked })),
      mock(blockPerson, () => {
        isBlocked = true
        return conversationFixture(gu, { blocked: true, can_send: false })
      }),
    )
  },
})

/** After blocking, the profile says that the person is blocked and offers to unblock them. */
export const Block = meta.story({
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: /顾南星/ })
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: pattern('follow:person.block') }))
    await canvas.findByText(/你已屏蔽 顾南星/)
    await userEvent.click(menu)
    await expect(await screen.findByRole('menuitem', { name: text('follow:person.unblock') })).toBeVisible()
  },
})

export const Report = meta.story({
  tags: ['no-picture'], // same picture as ReportDialog
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /顾南星/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('follow:person.report') }))
    const dialog = within(await screen.findByRole('dialog', { name: text('message:report.person') }))
    await expect(dialog.getByRole('radio', { name: text('message:report.reasons.spam') })).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(blockPerson, 'tooMany')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /顾南星/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: pattern('follow:person.block') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
  },
})

/** Readers cannot block or report themselves. */
export const Oneself = meta.story({
  tags: ['no-picture'],
  args: { person: lin },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

import { withdrawJoinRequest } from '@shulei/contract/team/calls.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { soloTeamsFixture } from '@shulei/mocks/team/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import type { Teams } from '../teams.ts'
import { SentRequests } from './SentRequests.tsx'

const { sent } = soloTeamsFixture() as Teams
const [first] = sent
if (!first) throw new Error('the fixture has no sent request')

const meta = preview.meta({
  tags: ['no-picture'], // not pictured yet
  title: 'Areas/team/SentRequests',
  component: SentRequests,
  decorators: [contestSite],
  args: {
    sent: [first, { ...first, requestId: 1, state: 'denied' }, { ...first, requestId: 2, state: 'void', team: null }],
    onChange: fn(async () => {}),
  },
})

const withdraw = () => ({ name: pattern('team:sent.withdrawName') })

/** Only the open request can be withdrawn. */
export const Sent = meta.story({
  tags: ['modes'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', withdraw()))
    await expect(await canvas.findByText(pattern('team:sent.withdrawn'))).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByText(text('team:sent.gone'))).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(withdrawJoinRequest, 'joinRequestFailed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', withdraw()))
    await expect(await canvas.findByText(refusalText('joinRequestFailed'))).toBeVisible()
  },
})

import { withdrawJoinRequest } from '@shulei/contract/compete/team/calls.ts'
import { soloTeamsFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import type { Teams } from '../teams.ts'
import { SentRequests } from './SentRequests.tsx'

const { sent } = soloTeamsFixture() as Teams
const [first] = sent
if (!first) throw new Error('the fixture has no sent request')

const meta = preview.meta({
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
  // a withdrawn request leaves the open ones, as after the next read
  render: function Render(args) {
    const [sent, setSent] = useState(args.sent)
    const onChange = async () => {
      await args.onChange()
      setSent(([withdrawn, ...others]) => (withdrawn ? [{ ...withdrawn, state: 'withdrawn' }, ...others] : others))
    }
    return <SentRequests sent={sent} onChange={onChange} />
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', withdraw()))
    await expect(await canvas.findByText(pattern('team:sent.withdrawn'))).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:sent.title') })).toHaveFocus())
    await expect(canvas.getByText(text('team:sent.gone'))).toBeVisible()
  },
})

/** The request was accepted meanwhile: it goes with the team that sent it, and the refusal stays. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(withdrawJoinRequest, 'joinRequestFailed')),
  render: function Render() {
    const [sent, setSent] = useState([first])
    return <SentRequests sent={sent} onChange={async () => setSent([])} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', withdraw()))
    await waitFor(() => expect(canvas.queryByRole('button', withdraw())).toBeNull())
    await expect(await canvas.findByText(refusalText('joinRequestFailed'))).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:sent.title') })).toHaveFocus())
  },
})

import { agreeTeamInvite, refuseTeamInvite, teamInvite } from '@shulei/contract/team/calls.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { teamInviteFixture } from '@shulei/mocks/team/fixtures.ts'
import { agreeWith } from '@shulei/mocks/team/handlers.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { TeamInviteDialog } from './TeamInviteDialog.tsx'

const meta = preview.meta({
  title: 'Areas/notice/TeamInviteDialog',
  component: TeamInviteDialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { inviteId: 501, onClose: fn() },
})

type User = { click: (element: Element) => Promise<void> }

const dialog = async () => within(await screen.findByRole('dialog'))
const agree = async (userEvent: User) => {
  const inside = await dialog()
  await userEvent.click(await inside.findByRole('button', { name: /^(同意|Agree)$/ }))
  return inside
}

/** Agrees, and sees a result that takes the focus. */
const result =
  (text: RegExp) =>
  async ({ userEvent }: { userEvent: User }) => {
    const inside = await agree(userEvent)
    await waitFor(async () => expect(await inside.findByText(text)).toHaveFocus())
  }

/** Step 1. */
export const Prompt = meta.story({
  tags: ['modes'],
  play: async () => {
    const inside = await dialog()
    await expect(
      await inside.findByText(/^(邀请您组队参加竞赛|invites you to team up for the competition)$/),
    ).toBeVisible()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(teamInvite)) })

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(teamInvite, 'notFound', '您访问的内容不存在或已被删除。')),
  play: async () => {
    const inside = await dialog()
    await inside.findByText('您访问的内容不存在或已被删除。')
  },
})

export const Accepting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(agreeTeamInvite)),
  play: async ({ userEvent }) => {
    const inside = await agree(userEvent)
    await inside.findByRole('button', { name: /正在加入/ })
  },
})

/** Step 2. */
export const Success = meta.story({
  tags: ['modes'],
  play: async (context) => {
    await result(/^(组队成功|Team-up succeeded)$/)(context)
    const link = within(screen.getByRole('dialog')).getByRole('link')
    await expect(link).toHaveAttribute('href', `/competitions/${teamInviteFixture().cmpt_id}/profile`)
  },
})

/** Step 3. */
export const NotSolo = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-1)),
  play: result(/^您不是个人参赛者，无法加入队伍$/),
})

/** Step 4. */
export const TeamFull = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(agreeWith(-2)),
  play: result(/^(目标队伍人数已满|The team is full)/),
})

/** Step 5. */
export const TeamRisky = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-3)),
  play: result(/^该队伍存在风险，无法组队$/),
})

/** Step 6. */
export const SubmitsExceeded = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-4)),
  play: result(/^队伍提交次数超限$/),
})

export const OtherFailure = meta.story({
  beforeEach: ({ msw }) => msw.use(agreeWith(-9)),
  play: result(/^组队失败，请稍后重试$/),
})

/** The invitation was taken back meanwhile: the same words as for any other failure. */
export const CallFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(agreeTeamInvite, 'notFound', '您访问的内容不存在或已被删除。')),
  play: async (context) => {
    await result(/^组队失败，请稍后重试$/)(context)
    const inside = await dialog()
    await context.userEvent.click(inside.getAllByRole('button', { name: '关闭' }).at(-1) as Element)
    await expect(context.args.onClose).toHaveBeenCalled()
  },
})

export const Refusing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(refuseTeamInvite)),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: '拒绝' }))
    await inside.findByRole('button', { name: /正在拒绝/ })
  },
})

export const Refused = meta.story({
  // it closes: nothing is left to be seen
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: '拒绝' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(teamInvite, () =>
        teamInviteFixture({
          inviter_name: 'Maximiliane Weatherington-Okonkwo-Almeida',
          cmpt_title: '很长的一个竞赛名称没有任何空格也不能把版面撑破'.repeat(3),
        }),
      ),
    ),
  play: async () => {
    const inside = await dialog()
    await inside.findByText(/^Maximiliane/)
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  play: async () => {
    const inside = await dialog()
    await inside.findByRole('button', { name: 'Refuse' })
  },
})

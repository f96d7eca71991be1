import { lookForPeople } from '@shulei/contract/compete/team/calls.ts'
import { teamOf } from '@shulei/mocks/cast/teams.ts'
import {
  lookingTeamFixture,
  memberTeamsFixture,
  outsideTeamsFixture,
  soloTeamsFixture,
  teamFixture,
  teamsFixture,
} from '@shulei/mocks/compete/team/fixtures.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { Teams } from '../teams.ts'
import { FindTeam } from './FindTeam.tsx'

const of = (given: unknown) => ({ teams: given as Teams })
const looking = { skills: ['时间序列', '贝叶斯方法'], time: '工作日晚上，周末全天' }

/** A join request of the reader's team. */
const requestTo = ({ id, name, avatar, since }: Teams['looking']['list'][number]) => ({
  requestId: 612,
  team: { id, name, avatar },
  message: '残差',
  state: 'pending' as const,
  createdAt: since,
})

const meta = preview.meta({
  title: 'Areas/team/FindTeam',
  component: FindTeam,
  parameters: { router: '/competitions/1001/teams' },
  args: { ...of(soloTeamsFixture()), onChange: fn(async () => {}) },
})

/** A solo entrant, who has asked one of the teams already. */
export const Solo = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    await expect(canvas.getAllByText(text('team-search:row.asked'))).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: pattern('team-search:row.writeName') })).toHaveLength(4)
  },
})

/** Typed by keyboard: a skill twice in other case is refused where it is typed; the rest is published. */
export const Publishing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('team-search:own.start') }))
    const field = await canvas.findByRole('combobox', { name: pattern('team-search:form.skills') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(field, 'PyTorch{Enter}pytorch{Enter}')
    await canvas.findByText(text('team-search:form.problem.taken'))
    await userEvent.clear(field)
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('team-search:form.time') }), '周末')
    await userEvent.click(canvas.getByRole('button', { name: text('team-search:form.save') }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    const start = await canvas.findByRole('button', { name: text('team-search:own.start') })
    await waitFor(() => expect(start).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(text('team-search:own.published'))
  },
})

/** The form gives the focus back to the button that opened it, and so does the end of the search. */
export const Ending = meta.story({
  tags: ['no-picture'], // looks like Solo
  args: of(teamsFixture({ team: teamFixture({ looking }) })),
  render: function Render(args) {
    const [teams, setTeams] = useState(args.teams)
    const onChange = async () => setTeams((old) => ({ ...old, team: old.team && { ...old.team, looking: null } }))
    return <FindTeam teams={teams} onChange={onChange} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('team-search:own.change') }))
    await userEvent.click(await canvas.findByRole('button', { name: text('team-search:form.cancel') }))
    await waitFor(() => expect(canvas.getByRole('button', { name: text('team-search:own.change') })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: text('team-search:own.end') }))
    const start = await canvas.findByRole('button', { name: text('team-search:own.start') })
    await waitFor(() => expect(start).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(text('team-search:own.ended'))
  },
})

/** The row of a team that has been asked says so, and its name takes the focus. */
export const Asking = meta.story({
  tags: ['no-picture'], // looks like Solo
  render: function Render(args) {
    const [teams, setTeams] = useState(args.teams)
    const onChange = async () =>
      setTeams(({ looking: { list, ...rest }, sent, ...old }) => ({
        ...old,
        sent: [...list.filter(({ requestId }) => requestId === null).map(requestTo), ...sent],
        looking: { ...rest, list: list.map((one) => ({ ...one, requestId: one.requestId ?? 612 })) },
      }))
    return <FindTeam teams={teams} onChange={onChange} />
  },
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: text('team:ask.button') })
    if (!button) throw new Error('no team can be asked')
    const heading = within(button.closest('li') as HTMLElement).getByRole('heading')
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: text('team:ask.reason') }), '残差')
    await userEvent.click(dialog.getByRole('button', { name: text('team:ask.submit') }))
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(pattern('team:ask.sent'))
  },
})

/** A refusal keeps what was typed. */
export const Refused = meta.story({
  args: of(teamsFixture({ team: teamFixture({ looking }) })),
  beforeEach: ({ msw }) => msw.use(mockRefused(lookForPeople, 'teamFull')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('team-search:own.change') }))
    await userEvent.click(await canvas.findByRole('button', { name: text('team-search:form.save') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('teamFull'))
    await expect(canvas.getByRole('textbox', { name: pattern('team-search:form.time') })).toHaveValue(looking.time)
  },
})

/** A member sees the own search and changes nothing. */
export const Member = meta.story({
  args: of(memberTeamsFixture({ team: teamFixture({ looking }) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team-search:own.shown'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('team-search:own.end') })).toBeNull()
  },
})

/** A flagged team is left out of the list, and its own search says so. */
export const Paused = meta.story({
  tags: ['no-picture'], // looks like Member
  args: of(teamsFixture({ team: teamFixture({ looking, cheatStatus: 1 }) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team-search:own.paused'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('team-search:own.end') })).toBeVisible()
  },
})

export const Empty = meta.story({
  args: of(outsideTeamsFixture({ looking: { list: [], total: 0, page: 1, per_page: 12 } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team-search:empty'))).toBeVisible()
    // the reader has no team that could look for people
    await expect(canvas.queryByText(text('team-search:emptyHint'))).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** A page beyond the end leads to the first. */
export const Beyond = meta.story({
  tags: ['no-picture'], // differs from Empty in words and a link
  args: of(outsideTeamsFixture({ looking: { list: [], total: 304, page: 99, per_page: 12 } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('team-search:beyond'))).toBeVisible()
    await expect(canvas.getByText(pattern('team-search:beyondHint'))).toHaveTextContent('304')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/competitions/1001/teams#find')
  },
})

/** The last of several pages, with texts as long as they may be and members who are not named. */
export const LongText = meta.story({
  args: of(
    outsideTeamsFixture({
      looking: {
        list: [
          lookingTeamFixture(teamOf('tidal-lock'), {
            name: 'Wavelets-and-boosting-observers-without-any-space',
            manifesto: '先看残差，再谈模型。'.repeat(19),
            skills: ['没有空格的十个汉字啊', 'Regression', '时间序列', '特征工程', 'PyTorch'],
            time: '工作日晚上八点以后，周末全天，假期不定'.repeat(3),
            size: 4,
            members: [],
            full: true,
          }),
        ],
        total: 25,
        page: 3,
        per_page: 12,
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: text('team-search:pages') })).toBeVisible()
  },
})

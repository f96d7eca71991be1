import { askToJoin, competitionTeams, disbandTeam, inviteUser } from '@shulei/contract/compete/team/calls.ts'
import {
  memberTeamsFixture,
  outsideTeamsFixture,
  soloTeamsFixture,
  teamFixture,
  teamsFixture,
} from '@shulei/mocks/compete/team/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import { TeamsPage } from './TeamsPage.tsx'

const meta = preview.meta({
  title: 'Areas/team/TeamsPage',
  component: TeamsPage,
  decorators: [contestSite],
  parameters: { router: '/competitions/1001/teams', visual: { wholePage: true } },
  args: { competitionId: 1001 },
})

export const Captain = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('team:edit') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('team:members.transfer') })).toBeVisible()
    await expect(canvas.getByRole('region', { name: text('team:limits.title') })).toBeVisible()
  },
})

/** A banned team (K074) leads to its case; its panel shows the team, whose texts and members stay as they are. */
export const Banned = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionTeams, () => teamsFixture({ team: teamFixture({ cheatStatus: 2 }) })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('competition-page:case.open') })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: teamFixture().name })).toBeVisible()
    await expect(canvas.getByText(text('team:members.risky'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('team:edit') })).toBeNull()
  },
})

/** Members can no longer change; the captaincy and the texts still can. */
export const Frozen = meta.story({
  beforeEach({ msw }) {
    const { limits } = teamsFixture()
    msw.use(mock(competitionTeams, () => teamsFixture({ limits: { ...limits, frozen: true } })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('team:members.frozen'))).toBeVisible()
    await expect(canvas.queryByText(text('team:members.remove'))).toBeNull()
    await expect(canvas.getByRole('button', { name: text('team:members.transfer') })).toBeVisible()
  },
})

export const AfterTheEnd = meta.story({
  tags: ['no-picture'], // differs from Frozen in words
  beforeEach({ msw }) {
    const { limits } = teamsFixture()
    msw.use(mock(competitionTeams, () => memberTeamsFixture({ limits: { ...limits, frozen: true, ended: true } })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('team:members.ended'))).toBeVisible()
  },
})

export const WithoutTeam = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionTeams, () => outsideTeamsFixture()))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('team:none.title'))).toBeVisible()
  },
})

/** The team is gone with its button: the line that says so takes the focus. */
export const Disbanded = meta.story({
  tags: ['no-picture'], // differs from WithoutTeam in a line
  beforeEach({ msw }) {
    let teams = soloTeamsFixture()
    msw.use(
      mock(competitionTeams, () => teams),
      mock(disbandTeam, ({ params }) => {
        teams = outsideTeamsFixture()
        return { teamId: params.id }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('team:disband.button') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('team:disband.submit') }))
    const line = await canvas.findByText(text('team:disband.done'))
    await waitFor(() => expect(document.activeElement).toContainElement(line))
    await expect(document.body).not.toHaveFocus()
  },
})

/** The asked team looks for nobody any more: the sentence about the request stays, and its list takes the focus. */
export const AskedTeamGone = meta.story({
  tags: ['no-picture'], // looks like a page of a solo entrant
  beforeEach({ msw }) {
    let teams = soloTeamsFixture()
    msw.use(
      mock(competitionTeams, () => teams),
      mock(askToJoin, ({ params }) => {
        const { sent, looking } = teams
        const [asked, list] = [
          looking.list.filter(({ id }) => id === params.id),
          looking.list.filter(({ id }) => id !== params.id),
        ]
        const requests = asked.map(({ id, name, avatar, since }) => ({
          ...{ requestId: 612, team: { id, name, avatar }, message: '残差', createdAt: since },
          state: 'pending' as const,
        }))
        teams = { ...teams, sent: [...requests, ...sent], looking: { ...looking, list, total: list.length } }
        return { requestId: 612, state: 'pending' as const }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: text('team:ask.button') })
    await userEvent.click(button as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: text('team:ask.reason') }), '残差')
    await userEvent.click(dialog.getByRole('button', { name: text('team:ask.submit') }))
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:sent.title') })).toHaveFocus())
    const find = within(canvas.getByRole('region', { name: text('team-search:title') }))
    await expect(find.getByRole('status')).toHaveTextContent(pattern('team:ask.sent'))
  },
})

/** The reader is the captain no longer when an invitation is sent: the dialog stays to say so, and then the page takes the focus. */
export const InvitingNoLonger = meta.story({
  tags: ['no-picture'], // looks like a page of a member
  beforeEach({ msw }) {
    let teams = teamsFixture()
    msw.use(
      mock(competitionTeams, () => teams),
      mock(inviteUser, () => {
        teams = memberTeamsFixture()
        throw new MockRefusal('notCaptain')
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('team-invite:list.invite') }))
    const dialog = within(await screen.findByRole('dialog', { name: text('team-invite:send.title') }))
    await userEvent.type(await dialog.findByRole('combobox', { name: text('team-invite:send.person') }), 'xia')
    await userEvent.click(await screen.findByRole('option', { name: /夏知予/ }))
    await userEvent.click(dialog.getByRole('button', { name: text('team-invite:send.submit') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('notCaptain'))
    // the page has been read again
    await dialog.findByRole('button', { name: text('team-invite:send.submit') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('region', { name: text('team-invite:list.title') })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('region', { name: text('team:panel') })).toHaveFocus())
  },
})

export const Loading = meta.story({
  tags: ['no-picture'], // the skeleton has a picture of its own
  beforeEach({ msw }) {
    msw.use(mockPending(competitionTeams))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  tags: ['no-picture'], // the component for errors has a picture of its own
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionTeams, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

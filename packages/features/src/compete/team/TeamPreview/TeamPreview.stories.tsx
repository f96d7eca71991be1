import { teamPreview } from '@shulei/contract/compete/team/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { teamOf } from '@shulei/mocks/cast/teams.ts'
import { teamPreviewFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, type within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { TeamPreview } from './TeamPreview.tsx'

const meta = preview.meta({
  title: 'Areas/team/TeamPreview',
  component: TeamPreview,
  args: { teamId: 3113, competitionId: 1001, wanted: { requestId: 601 }, reader: 'captain' },
})

/** A solo entrant would join. */
export const Allowed = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const joins = await canvas.findByText(text('team-invite:preview.joins'))
    await expect(joins.closest('li')).toHaveTextContent('谢长卿')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Two teams of three: more than five members. */
export const TooMany = meta.story({
  tags: ['modes-colours'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(teamPreview, () => teamPreviewFixture({ allowed: false, reason: 'full' }, { guest: teamOf('tidal-flat') })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pattern('team-invite:reason.full'))).toHaveTextContent('5')
  },
})

/** The captain is told about a person who has not signed up; an invitation is possible. */
export const GuestNotSignedUp = meta.story({
  // an alert of its own words
  tags: ['no-picture'],
  args: { wanted: { userId: 208_411 } },
  beforeEach: ({ msw }) =>
    msw.use(mock(teamPreview, () => teamPreviewFixture({ allowed: false, reason: 'notSignedUp' }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('team-invite:reason.guestNotSignedUp'))
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

/** Those who run the competition are told so, and the captain too; nobody is asked to sign up. */
const ofOrganizer = (reader: 'guest' | 'captain', said: () => string) => ({
  args: { wanted: reader === 'guest' ? { inviteId: 501 } : { userId: 208_411 }, reader },
  beforeEach: ({ msw }: { msw: { use: (handler: ReturnType<typeof mock>) => void } }) =>
    msw.use(mock(teamPreview, () => teamPreviewFixture({ allowed: false, reason: 'organizersDoNotCompete' }))),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await canvas.findByText(said())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const ReaderOrganizer = meta.story({
  ...ofOrganizer('guest', () => text('team-invite:reason.organizersDoNotCompete')),
  tags: ['no-picture'], // an alert of its own words
})
export const GuestOrganizer = meta.story({
  ...ofOrganizer('captain', () => text('team-invite:reason.guestOrganizersDoNotCompete')),
  tags: ['no-picture'], // an alert of its own words
})

/** A person in a team of two is addressed. */
export const ReaderNotSolo = meta.story({
  // an alert of its own words
  tags: ['no-picture'],
  args: { wanted: { inviteId: 501 }, reader: 'guest' },
  beforeEach: ({ msw }) => msw.use(mock(teamPreview, () => teamPreviewFixture({ allowed: false, reason: 'notSolo' }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('team-invite:reason.ownNotSolo'))
  },
})

/** A closed account has its name in the reader's language. */
export const Closed = meta.story({
  // other names in Allowed
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    const { team, ...fixture } = teamPreviewFixture()
    const members = team.members.map((member) => ({ ...member, name: CLOSED_NAME }))
    msw.use(mock(teamPreview, () => ({ ...fixture, team: { ...team, members } })))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(text('shell:closedName')))[0]).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(CLOSED_NAME)
  },
})

/** Neither team has a result yet, and the names are as long as they may be. */
export const LongText = meta.story({
  beforeEach({ msw }) {
    const fixture = teamPreviewFixture()
    const team = { ...fixture.team, name: '没有空格的很长的队名也不能把版面撑破没有空格的很长的队名', rank: null }
    msw.use(mock(teamPreview, () => ({ ...fixture, team })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('team-invite:preview.noRank'))
  },
})

export const Loading = meta.story({
  // the rows of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(teamPreview)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  // the note of every failed read
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(teamPreview, 'notFound')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('notFound'))
  },
})

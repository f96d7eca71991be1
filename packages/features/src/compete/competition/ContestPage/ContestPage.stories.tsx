import { competitionProfile } from '@shulei/contract/compete/competition/calls.ts'
import { competitionProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import preview from '#storybook/preview'
import { ContestProfile } from '../ContestProfile/ContestProfile.tsx'
import { Dataware } from '../Dataware/Dataware.tsx'
import { Faq } from '../Faq/Faq.tsx'
import { Overview } from '../Overview/Overview.tsx'
import { Ranking } from '../Ranking/Ranking.tsx'
import { SignupForm } from '../SignupForm/SignupForm.tsx'
import { contestSite } from '../stories/contestSite.tsx'
import { ContestPage } from './ContestPage.tsx'

const id = 1001
const at = (tab: string) =>
  ({ router: `/competitions/${id}/${tab}`, layout: 'fullscreen', visual: { wholePage: true } }) as const

const meta = preview.meta({
  title: 'Pages/contest',
  component: ContestPage,
  decorators: [contestSite],
  args: { competitionId: id, children: <Overview competitionId={id} /> },
  parameters: at(''),
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await canvas.findByText(/00:00/)
  },
})

export const OverviewTab = meta.story({ name: 'Overview', tags: ['modes-paper'] })

export const DataTab = meta.story({
  name: 'Data',
  args: { children: <Dataware competitionId={id} /> },
  parameters: at('dataware'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('table')
  },
})

export const RankingTab = meta.story({
  tags: ['modes-paper'],
  name: 'Ranking',
  args: { children: <Ranking competitionId={id} /> },
  parameters: { ...at('ranking'), visual: {} },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: /A/ })
  },
})

export const ProfileTab = meta.story({
  name: 'Profile',
  args: { children: <ContestProfile competitionId={id} /> },
  parameters: at('profile'),
  play: async ({ canvas }) => {
    await canvas.findByRole('figure')
    await canvas.findByText(/00:00/)
  },
})

export const SignUpTab = meta.story({
  name: 'Sign up',
  args: { children: <SignupForm competitionId={id} userId={1} /> },
  parameters: at('signup'),
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, () => competitionProfileFixture({ signupState: 2, downloadBlocks: ['signUpFirst'] })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox')
  },
})

export const QuestionsTab = meta.story({
  tags: ['modes-paper'],
  name: 'Questions',
  args: { children: <Faq competitionId={id} /> },
  parameters: at('faq'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('group')
  },
})

export const Loading = meta.story({
  tags: ['!modes'],
  beforeEach({ msw }) {
    msw.use(mockPending(competitionProfile))
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('status')
  },
})

export const Failed = meta.story({
  tags: ['!modes'],
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionProfile, 'notFound'))
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('alert')
  },
})

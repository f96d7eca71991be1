import { competitionProfile, competitionRankings } from '@shulei/contract/compete/competition/calls.ts'
import { spicCompetition } from '@shulei/contract/compete/review/calls.ts'
import { competitionSubmits, finalChoice } from '@shulei/contract/compete/submission/calls.ts'
import { agreeTeamInvite, competitionTeams, teamPreview } from '@shulei/contract/compete/team/calls.ts'
import { datasetDetail } from '@shulei/contract/data/dataset/calls.ts'
import { competitionProfileFixture, rankingsFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { contestFixture } from '@shulei/mocks/compete/review/fixtures.ts'
import { finalChoiceFixture, submitsFixture, verdictFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { outsideTeamsFixture, teamPreviewFixture } from '@shulei/mocks/compete/team/fixtures.ts'
import { datasetDetailFixture } from '@shulei/mocks/data/dataset/fixtures.ts'
import { mock } from '@shulei/mocks/mock.ts'
import type { ReactElement } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { DatasetPage } from '../../../data/dataset/DatasetPage/DatasetPage.tsx'
import { ProjectPage } from '../../review/ProjectPage/ProjectPage.tsx'
import { ComparePage } from '../../submission/ComparePage/ComparePage.tsx'
import { FinalChoicePage } from '../../submission/FinalChoicePage/FinalChoicePage.tsx'
import { SubmitPage } from '../../submission/SubmitPage/SubmitPage.tsx'
import { TeamInviteDialog } from '../../team/TeamInviteDialog/TeamInviteDialog.tsx'
import { TeamsPage } from '../../team/TeamsPage/TeamsPage.tsx'
import { ContestHero } from '../ContestHero/ContestHero.tsx'
import { ContestProfile } from '../ContestProfile/ContestProfile.tsx'
import { ContestSide } from '../ContestSide/ContestSide.tsx'
import { Dataware } from '../Dataware/Dataware.tsx'
import { Ranking } from '../Ranking/Ranking.tsx'
import { SignupForm } from '../SignupForm/SignupForm.tsx'
import type { Competition } from '../useCompetition.ts'
import { contestSite } from './contestSite.tsx'

/** The server's answer to a person who runs the competition, which is open for sign-up. */
const profile = () =>
  competitionProfileFixture({ isOrganizer: true, downloadBlocks: ['protocolFirst', 'realNameFirst'] })
const competition = profile() as Competition
const outside = { signupState: 0, team: null } as const

/** Every page of a competition that asks others to sign up, in front of the people who run it. */
const meta = preview.meta({
  title: 'Areas/competition/Organizer',
  // the parts have pictures of their own, and OrganizerNote has one
  tags: ['no-picture'],
  decorators: [contestSite],
  parameters: { router: '/competitions/1001' },
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, profile),
      mock(competitionRankings, () => rankingsFixture({ total: 0, own: null })),
      mock(competitionTeams, () => outsideTeamsFixture()),
      mock(competitionSubmits, () =>
        submitsFixture({ all: [], self: [], best: null, verdict: verdictFixture(outside) }),
      ),
      mock(finalChoice, () => finalChoiceFixture({ list: [], isCaptain: false })),
      mock(spicCompetition, () =>
        contestFixture({
          submit: null,
          signUpInfo: { state: 0, team: null, blocked: 'notSignedUp', until: null },
        }),
      ),
      mock(datasetDetail, () =>
        datasetDetailFixture({
          isAgree: false,
          isOrganizer: true,
          downloadBlocks: ['protocolFirst', 'realNameFirst'],
        }),
      ),
      mock(teamPreview, () => teamPreviewFixture({ allowed: false, reason: 'organizersDoNotCompete' })),
      mock(agreeTeamInvite, () => ({ result: 0, reason: 'organizersDoNotCompete' as const })),
    )
  },
})

/** Nothing may lead to the sign-up or take a result; `shown` finds what the page has for those who run the competition. */
const seen = (page: ReactElement, shown: () => Promise<unknown>) => ({
  render: () => page,
  async play({ canvasElement }: { canvasElement: HTMLElement }) {
    await shown()
    await waitFor(() => expect(screen.queryByText(text('shell:a11y.loading'))).toBeNull())
    const agree = screen.queryByRole('button', { name: text('team-invite:invite.agree') })
    if (agree) await userEvent.click(agree)
    if (agree) await screen.findByText(text('team-invite:invite.failed'))
    await expect(document.querySelectorAll('a[href$="/signup"]')).toHaveLength(0)
    await expect(canvasElement.querySelectorAll('input[type=file]')).toHaveLength(0)
    for (const claim of [
      'dataware:gate.signUp',
      'dataware:gate.signUpMissing',
      'dataset:gate.done.signUpFirst',
      'dataset:gate.missing.signUpFirst',
      'submission:rule.fact.signupClosed',
      'submission:page.noBestHint',
    ] as const)
      await expect(screen.queryByText(text(claim))).toBeNull()
  },
})

const note = () => screen.findByText(text('competition-page:organizer.text'))
const login = 'https://shulei.example/sso/zh-cn/login2'

export const Head = meta.story(
  seen(<ContestHero competition={competition} />, () =>
    screen.findByRole('link', { name: text('competition-page:tab.submits') }),
  ),
)
export const Side = meta.story(seen(<ContestSide competition={competition} />, () => screen.findAllByRole('link')))
export const Data = meta.story(
  seen(<Dataware competitionId={1001} />, () => screen.findByRole('button', { name: text('dataware:accept') })),
)
export const DataSet = meta.story(
  seen(<DatasetPage id={10_010} />, () => screen.findAllByRole('button', { name: text('dataset:protocol.read') })),
)
export const EmptyRanking = meta.story(
  seen(<Ranking competitionId={1001} />, () => screen.findByText(text('competition-page:ranking.empty'))),
)
export const Submits = meta.story(seen(<SubmitPage competitionId={1001} loginAddress={login} />, note))
export const FinalChoice = meta.story(seen(<FinalChoicePage competitionId={1001} scheduleId={10_010} />, note))
export const Compare = meta.story(seen(<ComparePage competitionId={1001} pair={null} />, note))
export const Project = meta.story(seen(<ProjectPage competitionId={1009} />, note))
export const Teams = meta.story(seen(<TeamsPage competitionId={1001} />, note))
export const Profile = meta.story(seen(<ContestProfile competitionId={1001} />, note))
export const SignUp = meta.story(seen(<SignupForm competitionId={1001} userId={1} />, note))
export const Invited = meta.story(
  seen(<TeamInviteDialog inviteId={501} onClose={() => {}} />, () =>
    screen.findByText(text('team-invite:reason.organizersDoNotCompete')),
  ),
)

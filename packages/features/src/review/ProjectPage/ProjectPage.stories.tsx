import { spicCompetition } from '@shulei/contract/review/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { contestFixture, ownProjectFixture, projectResult } from '@shulei/mocks/review/fixtures.ts'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ProjectPage } from './ProjectPage.tsx'

const meta = preview.meta({
  title: 'Areas/review/ProjectPage',
  component: ProjectPage,
  parameters: { router: '/competitions/1009/submits', site: { user: userFixture() }, visual: { wholePage: true } },
  args: { competitionId: 1009 },
})

/** Projects are accepted: what is missing is said at its field, and then the project is in. */
export const Form = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('project:submit') }))
    await expect(canvas.getByText(text('project:fileMissing'))).toBeVisible()
    await userEvent.type(canvas.getByLabelText(new RegExp(text('project:titleCn'))), '电动公交有序充电')
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${text('project:summary')}`)),
      '把夜间停放的公交车当作一块电池。',
    )
    const file = new File(['## 问题\n\n现在是先到先充。'], '方案.md')
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input as HTMLInputElement, file)
    await userEvent.click(canvas.getByRole('button', { name: text('project:submit') }))
    await canvas.findByText(text('project:sent', { no: '003' }))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** The results are published: score, rank, and what the reviewers wrote. */
export const Published = meta.story({
  beforeEach({ msw }) {
    const { cmptInfo, signUpInfo } = contestFixture()
    const past = {
      opensAt: '2026-11-01T00:00:00Z',
      deadline: '2026-11-15T00:00:00Z',
      publishedAt: '2026-11-16T00:00:00Z',
    }
    msw.use(
      mock(spicCompetition, () => ({
        cmptInfo: { ...cmptInfo, ...past },
        submit: ownProjectFixture(projectResult),
        signUpInfo: signUpInfo && { ...signUpInfo, blocked: 'stageEnded', until: null },
      })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('75.33')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('project:submit') })).toBeNull()
  },
})

/** Not signed up: the way to the sign-up. A review over the turn of the year names both years. */
export const NotSignedUp = meta.story({
  // an empty state as on other pages
  tags: ['no-picture'],
  beforeEach({ msw }) {
    const signUpInfo = { state: 0, team: null, blocked: 'notSignedUp', until: null }
    const { cmptInfo } = contestFixture()
    const span = { opensAt: '2026-12-28T02:00:00Z', deadline: '2027-01-10T02:00:00Z' }
    msw.use(mock(spicCompetition, () => contestFixture({ signUpInfo, cmptInfo: { ...cmptInfo, ...span } })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/2026\/12\/28 .*2027\/01\/10 /)
    await expect(await canvas.findByRole('link', { name: text('project:signup') })).toBeVisible()
    await expect(canvas.getByText(text('project:notJoined'))).toBeVisible()
  },
})

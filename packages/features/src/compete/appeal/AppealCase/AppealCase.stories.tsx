import { appealCaseFixture, type CaseState } from '@shulei/mocks/compete/appeal/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { AppealCase, type AppealCaseProps } from './AppealCase.tsx'

const of = (state: CaseState): AppealCaseProps => {
  const { flag, appeal } = appealCaseFixture(state)
  if (!flag) throw new Error('the case has no flag')
  return { flag, appeal }
}

const meta = preview.meta({ title: 'Areas/appeal/AppealCase', component: AppealCase, args: of('rejected') })

/** An existing appeal with its answer. */
export const Rejected = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('appeal:line.rejected'))).toBeVisible()
    await expect(canvas.getByText(text('appeal:answer'))).toBeVisible()
  },
})

export const Waiting = meta.story({
  args: of('sent'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('appeal:line.kept'))).toBeVisible()
    await expect(canvas.queryByText(text('appeal:answer'))).toBeNull()
  },
})

export const Accepted = meta.story({
  tags: ['no-picture'], // differs from Rejected in words
  args: of('accepted'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('appeal:line.accepted'))).toBeVisible()
    await expect(canvas.queryByText(text('appeal:line.cleared'))).toBeNull()
  },
})

/** An older flag has neither explanation nor evidence. */
export const WithoutEvidence = meta.story({
  tags: ['no-picture'], // differs from Rejected in words
  args: { flag: { ...of('flagged').flag, reason: { cn: '', en: '' }, evidence: { cn: '', en: '' } }, appeal: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('appeal:noEvidence'))).toBeVisible()
  },
})

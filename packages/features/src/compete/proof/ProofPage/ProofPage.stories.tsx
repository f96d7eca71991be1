import { competitionProof } from '@shulei/contract/compete/proof/calls.ts'
import { correctedSeals, proofFixture, publishedProofFixture } from '@shulei/mocks/compete/proof/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import { ProofPage } from './ProofPage.tsx'

const meta = preview.meta({
  title: 'Areas/proof/ProofPage',
  component: ProofPage,
  decorators: [contestSite],
  parameters: { router: '/competitions/1004/proof', visual: { wholePage: true } },
  args: { competitionId: 1004 },
})

export const Published = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('certificate:proof.mine'))).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(12)
  },
})

/** While the competition runs: the seal, and nothing that it is made of. */
export const Sealed = meta.story({
  args: { competitionId: 1003 },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:proof.sealHint'))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

/** Seasons follow each other: no end is named, and the answers are said to stay closed. */
export const Seasonal = meta.story({
  // differs from the story before in its words and by one step alone
  tags: ['no-picture'],
  args: { competitionId: 1001 },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:proof.sealSeasonal'))
    await expect(canvas.getByText(text('certificate:proof.meansSeasonal'))).toBeVisible()
    await expect(canvas.queryByText(text('certificate:proof.opened'))).toBeNull()
  },
})

export const Checking = meta.story({
  // differs from the story before in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(competitionProof, () => proofFixture({ state: 'checking' })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:proof.checking'))
  },
})

/** A corrected solution has a seal of its own, and the list a second revision; the page says why, and claims less. */
export const Corrected = meta.story({
  // differs from the first story in some lines alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(competitionProof, () => publishedProofFixture({ revision: 2 }, correctedSeals)))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:proof.earlier'))
    await expect(canvas.getByText(/官方更正了 250 行标签|250 labels were corrected/)).toBeVisible()
    await expect(canvas.getByText(text('certificate:proof.meansCorrected'))).toBeVisible()
    await expect(canvas.queryByText(text('certificate:proof.meansYes'))).toBeNull()
  },
})

export const NotSealedYet = meta.story({
  // differs from the second story in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(competitionProof, () => proofFixture({ commitment: null })))
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(text('certificate:proof.sealing'))).length).toBe(2)
  },
})

export const Loading = meta.story({
  // the block of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(competitionProof))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionProof, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

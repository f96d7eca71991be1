import { competitionReplay } from '@shulei/contract/compete/ranking/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { replayFixture } from '@shulei/mocks/compete/ranking/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { Ranking } from '../../competition/Ranking/Ranking.tsx'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import { WeeklyRankings } from '../WeeklyRankings/WeeklyRankings.tsx'
import { Replay } from './Replay.tsx'

const meta = preview.meta({
  title: 'Areas/ranking/Replay',
  component: Replay,
  decorators: [contestSite],
  parameters: { router: '/competitions/1001/replay', visual: { wholePage: true } },
  args: { competitionId: 1001 },
})

const shownRows = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('li[data-place]')

/** Opens on the last day; the own team is below the first ten. */
export const LastDay = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole('slider', { name: text('ranking:replay.slider') })
    await expect(slider).toHaveValue('17')
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^\d\d\/\d\d$/)
    await expect(shownRows(canvasElement)).toHaveLength(10)
    await expect(canvas.getByText(text('ranking:replay.own', { rank: 13 }))).toBeVisible()
  },
})

/** The slider goes back to the first day, on which few teams are listed. */
export const FirstDay = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole('slider')
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveValue('0')
    const few = shownRows(canvasElement).length
    await expect(few).toBeGreaterThan(0)
    await expect(few).toBeLessThan(10)
  },
})

/** Playing begins anew from the last day, and stops where the slider is moved. */
export const Playing = meta.story({
  // differs from the stories before in the day alone
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ranking:replay.play') }))
    const slider = canvas.getByRole('slider')
    await waitFor(() => expect(Number((slider as HTMLInputElement).value)).toBeGreaterThan(0), { timeout: 5000 })
    await expect(canvas.getByRole('button', { name: text('ranking:replay.pause') })).toBeVisible()
    await fireEvent.change(slider, { target: { value: '9' } })
    await expect(canvas.getByRole('button', { name: text('ranking:replay.play') })).toBeVisible()
    await expect(slider).toHaveValue('9')
  },
})

/** Every view has a switch of its own: the chosen entry has the focus, on the present list the switch of lists. */
export const Switching = meta.story({
  tags: ['no-picture'], // the views have pictures of their own
  parameters: { router: false },
  render: function Views({ competitionId: id }) {
    const [Routes] = useState(() =>
      createRoutesStub([
        { path: competitionAddress.replay({ id }), Component: () => <Replay competitionId={id} /> },
        { path: competitionAddress.weeklyRankings({ id }), Component: () => <WeeklyRankings competitionId={id} /> },
        { path: competitionAddress.ranking({ id }), Component: () => <Ranking competitionId={id} /> },
      ]),
    )
    return <Routes initialEntries={[competitionAddress.replay({ id })]} />
  },
  play: async ({ canvas }) => {
    const choose = async (view: 'now' | 'weeks' | 'replay') =>
      userEvent.click(await canvas.findByRole('link', { name: text(`ranking:nav.${view}`) }))
    await canvas.findByRole('slider')
    await expect(document.body).toHaveFocus()
    await choose('weeks')
    await canvas.findByRole('heading', { name: text('ranking:weeks.title') })
    await waitFor(() => expect(canvas.getByRole('link', { name: text('ranking:nav.weeks') })).toHaveFocus())
    await choose('replay')
    await canvas.findByRole('heading', { name: text('ranking:replay.title') })
    await waitFor(() => expect(canvas.getByRole('link', { name: text('ranking:nav.replay') })).toHaveFocus())
    await choose('now')
    await waitFor(() => expect(canvas.getByRole('link', { name: text('competition-page:listName.A') })).toHaveFocus())
  },
})

export const Empty = meta.story({
  // the empty state, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(competitionReplay, () => replayFixture({ total: 0 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('ranking:weeks.emptyTitle'))
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
})

export const Loading = meta.story({
  // the rows of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(competitionReplay))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionReplay, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

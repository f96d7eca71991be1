import {
  acceptProtocol,
  competitionData,
  competitionProfile,
  logDownload,
} from '@shulei/contract/compete/competition/calls.ts'
import {
  competitionProfileFixture,
  ownTeamFixture,
  participatingProfileFixture,
} from '@shulei/mocks/compete/competition/fixtures.ts'
import { competitionDatasetFixture } from '@shulei/mocks/data/dataset/competition-dataset.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { clearAnnouncements } from '../stories/announcements.ts'
import { contestSite } from '../stories/contestSite.tsx'
import { Dataware } from './Dataware.tsx'

const meta = preview.meta({
  title: 'Areas/competition/Dataware',
  component: Dataware,
  decorators: [contestSite],
  afterEach: clearAnnouncements,
  args: { competitionId: 1001 },
  parameters: { router: '/competitions/1001/dataware' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: text('dataware:files') })
  },
})

const signedUp = { signupState: 3, profile: { team: ownTeamFixture() } } as const

export const Open = meta.story({ tags: ['modes'], parameters: { visual: { wholePage: true } } })

export const Visitor = meta.story({
  tags: ['modes-colours'],
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => competitionProfileFixture()))
  },
})

/** Only the real-name verification is missing, and the page says so. */
export const NotVerified = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, () =>
        competitionProfileFixture({ ...signedUp, isProtocolAgreed: true, downloadBlocks: ['realNameFirst'] }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('dataware:realName') })).toHaveAttribute(
      'href',
      '/users/v2/certification',
    )
  },
})

/** Somebody who did not sign up in time cannot download any more, and is not sent to a form that is closed. */
export const SignupOver = meta.story({
  beforeEach({ msw }) {
    const profile = {
      signupEndTime: '2026-11-01T00:00:00+08:00',
      downloadBlocks: ['signUpFirst', 'protocolFirst'],
    } as const
    msw.use(
      mock(competitionProfile, () =>
        competitionProfileFixture({ ...profile, downloadBlocks: [...profile.downloadBlocks] }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('dataware:closedHint'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('dataware:signUp') })).toBeNull()
    await expect(canvas.queryByText(text('dataware:blockedHint'))).toBeNull()
  },
})

export const AcceptProtocol = meta.story({
  beforeEach({ msw }) {
    let isAgreed = false
    msw.use(
      mock(acceptProtocol, () => {
        isAgreed = true
        return { isAgree: true }
      }),
      mock(competitionProfile, () =>
        isAgreed
          ? participatingProfileFixture()
          : competitionProfileFixture({ ...signedUp, downloadBlocks: ['protocolFirst'] }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('dataware:accept') }))
    await canvas.findByText(pattern('dataware:accepted'))
    await waitFor(() => expect(canvas.getByRole('region', { name: text('dataware:protocol') })).toHaveFocus())
    await expect(canvas.getAllByRole('link', { name: /train\.csv/ })[0]).toHaveAttribute('download', 'train.csv')
  },
})

export const AcceptRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(competitionProfile, () => competitionProfileFixture({ ...signedUp, downloadBlocks: ['protocolFirst'] })),
      mockRefused(acceptProtocol, 'signUpFirst'),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('dataware:accept') }))
    await canvas.findByRole('alert')
  },
})

const saved = fn()
/** Records the link that would save a file, instead of saving a file on this machine. */
const catchSaved = () => {
  saved.mockClear()
  const click = spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.getAttribute('href'), this.download)
  })
  return () => click.mockRestore()
}
const announced = /\/api\/competitions\/\d+\/datasets\/download-log$/

/** Without a connection the page reports the failure, and the same link retries. */
export const DownloadFailed = meta.story({
  tags: ['modes-colours'],
  beforeEach({ msw }) {
    msw.use(http.post(announced, () => HttpResponse.error()))
    return catchSaved()
  },
  play: async ({ canvas, canvasElement }) => {
    const link = () => canvasElement.querySelector<HTMLElement>('a[download="train.csv"]') as HTMLElement
    await canvas.findByRole('table', { name: text('dataware:files') })
    await userEvent.click(link())
    await waitFor(() => expect(link()).toHaveAttribute('aria-busy', 'true'))
    const alert = await canvas.findByRole('alert', {}, { timeout: 5000 })
    await expect(alert).toHaveTextContent(/train\.csv.*(请检查网络后重试|Check your connection and try again)/)
    await expect(link()).toHaveTextContent(text('dataware:downloadAgain'))
    await expect(link()).toHaveFocus()
    await expect(saved).not.toHaveBeenCalled()
  },
})

export const DownloadRetried = meta.story({
  tags: ['no-picture'], // same picture as Open
  beforeEach({ msw }) {
    let tries = 0
    msw.use(
      mock(logDownload, ({ body }) => {
        tries += 1
        if (tries === 1) throw new MockRefusal('fileNotDownloadable')
        return { url: `/api/datasets/${body.datasetId}/files/${body.fileId}?log=${tries}`, logId: tries }
      }),
    )
    return catchSaved()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^下载 train\.csv/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('fileNotDownloadable'))
    await userEvent.click(canvas.getByRole('link', { name: /^重试 train\.csv/ }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved).toHaveBeenCalledWith(
      expect.stringMatching(/^\/api\/datasets\/\d+\/files\/\d+\?log=2$/),
      'train.csv',
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Nine columns: a search field appears and filters while typing. */
export const ColumnSearch = meta.story({
  beforeEach({ msw }) {
    const datasets = [competitionDatasetFixture()].map((dataset) => {
      const [column] = dataset.columns
      if (!column) throw new Error('the fixture has columns')
      const names = ['births', 'weekday', 'id', 'month', 'holiday', 'year', 'season', 'day_of_year', 'trend']
      return { ...dataset, columns: names.map((name) => ({ ...column, name })) }
    })
    msw.use(mock(competitionData, () => ({ datasets })))
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'day')
    await expect(canvas.getAllByRole('heading', { level: 3, name: /day/ })).toHaveLength(3)
  },
})

export const NoColumnFound = ColumnSearch.extend({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'price')
    await canvas.findByText(/price/)
  },
})

export const NothingPublished = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionData, () => ({ datasets: [] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('dataware:empty'))
  },
})

import { hostCompetition } from '@shulei/contract/host/hosting/calls.ts'
import { hostedTexts, MAX_HOSTED } from '@shulei/domain/host/hosting/limits.ts'
import { tableLimits } from '@shulei/domain/host/hosting/table.ts'
import {
  madeFixture,
  proposalFixture,
  textsProposalFixture,
  wideProposalFixture,
} from '@shulei/mocks/host/hosting/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { useHostingDraft } from '../useHostingDraft.ts'
import { ProposalForm, type ProposalFormProps } from './ProposalForm.tsx'

const sent = fn()

/** The form with the draft that its page keeps. */
const WithDraft = (props: Omit<ProposalFormProps, 'draft'>) => <ProposalForm {...props} draft={useHostingDraft()} />

const meta = preview.meta({
  title: 'Areas/hosting/ProposalForm',
  component: WithDraft,
  globals: { person: 'he' },
  parameters: { router: '/host', visual: { wholePage: true } },
  args: { file: new File(['a,b\n1,2\n'], '三班鸢尾花.csv'), proposal: proposalFixture(), onMade: fn() },
  beforeEach: () => {
    localStorage.clear()
    sessionStorage.clear()
    sent.mockClear()
  },
})

type Canvas = { getByRole: (role: 'button' | 'textbox', options: object) => HTMLElement }
const name = (canvas: Canvas) => canvas.getByRole('textbox', { name: pattern('hosting:form.name') })
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: text('hosting:form.submit') })
const choose = async (canvas: Canvas, label: RegExp, option: string) => {
  await userEvent.click(canvas.getByRole('button', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }))
}

/** Answers the call, and tells the fields that came. */
const listen = () =>
  mock(hostCompetition, ({ body }) => {
    sent(body)
    return madeFixture()
  })

/** What the server proposes: target and id are marked in the table. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /品种/ })).toHaveTextContent(text('hosting:found.target'))
    await expect(canvas.getByRole('row', { name: /编号/ })).toHaveTextContent(text('hosting:found.id'))
    await expect(canvas.getByRole('radio', { name: pattern('editorial:metric.accuracy.name') })).toBeChecked()
    await expect(canvas.getByText(text('hosting:form.daysHint', { at: '2026/11/28' }))).toBeVisible()
  },
})

/** The proposal and a name are enough. */
export const Made = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(listen()),
  play: async ({ canvas, args }) => {
    await userEvent.type(name(canvas), ' 三班鸢尾花分类 ')
    await userEvent.click(submit(canvas))
    await waitFor(() => expect(args.onMade).toHaveBeenCalledWith({ ...madeFixture(), title: '三班鸢尾花分类' }))
    await expect(sent).toHaveBeenCalledWith({
      ...{ title: '三班鸢尾花分类', summary: '', idColumn: '编号', targetColumn: '品种' },
      ...{ metric: 'accuracy', days: 7, gate: 'none' },
    })
  },
})

/** Everything can be changed: another target brings its own metrics, and the id may stay in. */
export const Changed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(listen()),
  play: async ({ canvas }) => {
    await choose(canvas, pattern('hosting:form.target'), '花瓣长')
    await expect(canvas.queryByRole('radio', { name: pattern('editorial:metric.accuracy.name') })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: pattern('editorial:metric.mae.name') }))
    await choose(canvas, pattern('hosting:form.id'), text('hosting:form.idNone'))
    await userEvent.type(name(canvas), '花瓣有多长')
    await userEvent.type(canvas.getByRole('textbox', { name: pattern('hosting:form.summary') }), '量一量')
    await choose(canvas, pattern('hosting:form.days'), text('hosting:form.day', { count: 30 }))
    await userEvent.click(canvas.getByRole('radio', { name: pattern('hosting:form.gates.profile') }))
    await userEvent.click(submit(canvas))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        ...{ title: '花瓣有多长', summary: '量一量', idColumn: '', targetColumn: '花瓣长' },
        ...{ metric: 'mae', days: 30, gate: 'profile' },
      }),
    )
  },
})

/** Sent without a name: the field says so and takes the focus. */
export const NoName = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    submit(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(text('hosting:form.titleEmpty'))).toBeVisible()
    await expect(name(canvas)).toHaveFocus()
    await expect(args.onMade).not.toHaveBeenCalled()
  },
})

export const TooLong = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(name(canvas))
    await userEvent.paste('鸢'.repeat(hostedTexts.title + 3))
    await userEvent.click(submit(canvas))
    await expect((await canvas.findAllByText(text('hosting:form.tooLong', { count: 3 }))).length).toBeGreaterThan(0)
    await expect(name(canvas)).toHaveFocus()
    await expect(args.onMade).not.toHaveBeenCalled()
  },
})

/** A refusal of the target stands at its field. */
export const TargetRefused = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(mockRefused(hostCompetition, 'tableTooSmall', { facts: { fewest: tableLimits.fewestRows, count: 31 } })),
  play: async ({ canvas }) => {
    await userEvent.type(name(canvas), '花')
    await userEvent.click(submit(canvas))
    const told = refusalText('tableTooSmall', { fewest: tableLimits.fewestRows, count: 31 })
    await expect(await canvas.findByText(told)).toBeVisible()
    await expect(canvas.getByRole('button', { name: pattern('hosting:form.target') })).toHaveFocus()
  },
})

/** A refusal of the whole stands above the button, and everything typed stays. */
export const TooManyHosted = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(hostCompetition, 'hostedTooMany', { facts: { most: MAX_HOSTED } })),
  play: async ({ canvas }) => {
    await userEvent.type(name(canvas), '又一场')
    await userEvent.click(submit(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('hostedTooMany', { most: MAX_HOSTED }))
    await expect(name(canvas)).toHaveValue('又一场')
    await userEvent.click(document.body)
  },
})

/** A repeat after a failure keeps its key, so that nothing is made twice; another name is another competition. */
export const SameKey = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${hostCompetition.path}`, ({ request }) => {
        sent(request.headers.get('idempotency-key'))
        return HttpResponse.error()
      }),
    ),
  parameters: { console: { allow: [/Failed to fetch|NetworkError|Failed to load resource/] } },
  play: async ({ canvas, args }) => {
    const keys = () => [...new Set(sent.mock.calls.map(([key]) => key))]
    await userEvent.type(name(canvas), '花')
    await userEvent.click(submit(canvas))
    await expect(await canvas.findByText(text('hosting:form.failed'), {}, { timeout: 20_000 })).toBeVisible()
    await userEvent.click(submit(canvas))
    await waitFor(() => expect(submit(canvas)).toBeVisible(), { timeout: 20_000 })
    await expect(keys()).toHaveLength(1)
    await userEvent.type(name(canvas), '儿')
    await userEvent.click(submit(canvas))
    await waitFor(() => expect(keys()).toHaveLength(2), { timeout: 20_000 })
    await expect(args.onMade).not.toHaveBeenCalled()
  },
})

export const Sending = meta.story({
  tags: ['no-picture'], // a button that moves
  beforeEach: ({ msw }) => msw.use(mockPending(hostCompetition)),
  play: async ({ canvas }) => {
    await userEvent.type(name(canvas), '花')
    await userEvent.click(submit(canvas))
    await expect(await canvas.findByText(text('hosting:form.sending'))).toBeVisible()
  },
})

/** A visitor is led to sign on and back; what is typed stays on this device. */
export const Visitor = meta.story({
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('hosting:form.loginNote'))).toBeVisible()
    const link = canvas.getByRole('link', { name: text('hosting:form.login') })
    await expect(link.getAttribute('href')).toContain(encodeURIComponent('https://shulei.example/host'))
    await userEvent.type(name(canvas), '花')
    await expect(JSON.parse(localStorage.getItem('draft:/host#new') ?? '{}')).toMatchObject({
      title: '花',
      table: '三班鸢尾花.csv',
    })
    await userEvent.clear(name(canvas))
    await userEvent.click(document.body)
  },
})

/** No column can be predicted: the page says what a target is, and asks for nothing else. */
export const Nothing = meta.story({
  args: { proposal: textsProposalFixture() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('hosting:nothing.title'))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** Many columns with long names, on a phone: the table scrolls by itself. */
export const LongTexts = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  args: { file: new File(['a'], longWord), proposal: wideProposalFixture(longWord) },
  play: async ({ canvas }) => {
    await userEvent.click(name(canvas))
    await userEvent.paste(longEnglish)
    await expect(canvas.getAllByText(text('hosting:found.more', { count: 27, n: 27 }))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

import type { BodyOut } from '@shulei/contract/call.ts'
import {
  cancelStudioSchedule,
  discardStudioDraft,
  publishStudioDraft,
  saveStudioDraft,
  studio as studioCall,
} from '@shulei/contract/publish/studio/calls.ts'
import { type MenuPage, menuPages } from '@shulei/domain/publish/microsite/pages.ts'
import { fromNow } from '@shulei/mocks/clock.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { busyStudioFixture, studioFixture } from '@shulei/mocks/publish/studio/fixtures.ts'
import { MockRefusal } from '@shulei/mocks/refusal.ts'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { createRoutesStub, Link } from 'react-router'
import { expect, fn, spyOn, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { art, starts, tools } from '../stories/kit.tsx'
import { MicrositeStudio } from './MicrositeStudio.tsx'

/** A page in the place of the microsite's own, which only the site itself can show. */
const standIn = (path: string, { language, isNight }: { language: string; isNight: boolean }, save: number) => {
  const page = `<!doctype html><html lang="${language}"><head><title>${path}</title><style>
    body { margin: 0; font: 16px/1.6 sans-serif; background: var(--color-bg-canvas); color: var(--color-text-default) }
    header { padding: 16px 24px; background: var(--color-header-bg); color: var(--color-header-text) }
    main { padding: 96px 24px; background: var(--color-hero-bg); color: var(--color-hero-text) }
    h1 { font-size: 56px; margin: 0 } p { margin: 24px }
  </style></head><body><header>${path}</header><main><h1>${language}</h1></main><p>${isNight ? 'night' : 'day'} ${save}</p></body></html>`
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`
}

const meta = preview.meta({
  title: 'Areas/studio/MicrositeStudio',
  component: MicrositeStudio,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: {
    layout: 'fullscreen',
    router: '/special/tang/studio',
    docs: { story: { inline: false, height: '700px' } },
  },
  args: { studio: studioFixture(), themes: starts, art, tools, addressOf: standIn },
})

const field = (name: string | RegExp) => within(document.body).getByLabelText(name)
const label = (key: 'site.title' | 'site.eyebrow', language: 'cn' | 'en' = 'cn') =>
  text(`studio:site.in.${language}`, { label: text(`studio:${key}`) })

async function open(title: string) {
  const summary = within(document.body).getByText(title, { selector: 'summary *' })
  if (!summary.closest('details')?.open) await user.click(summary)
}

/** Nothing is changed: the draft is the newest version. */
export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('studio:site.state.same'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('studio:site.publishNow') })).toBeDisabled()
    await waitFor(() => expect(document.querySelectorAll('iframe').length).toBeGreaterThanOrEqual(1))
    const page = canvas.getByLabelText(text('studio:site.page')) as HTMLSelectElement
    await expect([...page.options].map(({ value }) => value)).toEqual([...menuPages, 'article'])
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** A draft of somebody else, a version that is scheduled, and open links. */
export const Busy = meta.story({
  args: { studio: busyStudioFixture() },
  play: async ({ canvas }) => {
    await open(text('studio:site.links'))
    await expect(canvas.getByText(text('studio:site.scheduled'))).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: pattern('studio:site.linkEndOf') })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: text('studio:site.publishNow') })).toBeEnabled()
  },
})

/** A word is changed: it is stored after a pause, the frames load their page again, and it can be undone. */
export const Words = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(text('studio:site.words'))
    await userEvent.type(field(label('site.title')), '新')
    await expect(canvas.getByText(text('studio:site.state.unsaved'))).toBeVisible()
    await waitFor(() => expect(canvas.getByText(text('studio:site.state.saved'))).toBeVisible(), { timeout: 4000 })
    await waitFor(() => expect(document.querySelector('iframe')?.src).toContain(encodeURIComponent('day 1')))
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.undo') }))
    await expect(field(label('site.title'))).toHaveValue(studioFixture().content.title.cn)
    await waitFor(() => expect(canvas.getByText(text('studio:site.state.saved'))).toBeVisible(), { timeout: 4000 })
    await userEvent.clear(field(label('site.title')))
    const errorMessage = text('studio:site.problem.empty')
    await expect(field(label('site.title'))).toBeInvalid()
    await expect(field(label('site.title'))).toHaveAccessibleDescription(errorMessage)
    await expect(field(label('site.title', 'en'))).toBeValid()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      text('studio:site.problemOf', { label: label('site.title'), errorMessage }),
    )
    await expect(canvas.getByRole('button', { name: text('studio:site.publishNow') })).toBeDisabled()
  },
})

/** The menu: order, pages and labels. */
export const Menu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(text('studio:site.menu'))
    const pages = () => canvas.getAllByLabelText(pattern('studio:site.entryPage'))
    const before = pages().length
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.entryAdd') }))
    await expect(pages()).toHaveLength(before + 1)
    const [first] = studioFixture().content.menu
    const down = canvas.getByRole('button', { name: text('studio:site.entryDown', { name: first?.label.cn ?? '' }) })
    await userEvent.click(down)
    await userEvent.click(down)
    await expect(pages()[2]).toHaveValue('')
    await expect(down).toHaveFocus()
  },
})

/** Controls of the menu that go away by their own press leave the focus in the menu; they are named in the reader's language. */
export const MenuFocus = meta.story({
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await open(text('studio:site.menu'))
    const pages = () => canvas.getAllByLabelText(pattern('studio:site.entryPage')) as HTMLSelectElement[]
    const button = (key: 'entryUp' | 'entryDown' | 'entryRemove', place: number) =>
      canvas.getAllByRole('button', { name: pattern(`studio:site.${key}`) })[place] as HTMLElement
    const last = pages().length - 1
    const { label: named } = studioFixture().content.menu[last] ?? { label: { en: '' } }
    await expect(button('entryRemove', last)).toHaveAccessibleName(text('studio:site.entryRemove', { name: named.en }))

    await userEvent.click(button('entryDown', last - 1))
    await expect(button('entryUp', last)).toHaveFocus()
    await userEvent.click(button('entryUp', 1))
    await expect(button('entryDown', 0)).toHaveFocus()

    const other = [...(pages()[0]?.options ?? [])].at(-1)?.value ?? ''
    await userEvent.selectOptions(pages()[0] as HTMLElement, other)
    await expect(pages()[0]).toHaveValue(other)
    await expect(pages()[0]).toHaveFocus()

    await userEvent.click(button('entryRemove', last))
    await expect(pages()[last - 1]).toHaveFocus()
    await userEvent.click(button('entryRemove', 0))
    await expect(pages()[0]).toHaveFocus()

    const add = canvas.getByRole('button', { name: text('studio:site.entryAdd') })
    await userEvent.click(add)
    // a new entry has the page's name in both languages
    const name = studioFixture().pageNames[pages().at(-1)?.value as MenuPage]
    for (const language of ['cn', 'en'] as const) {
      const label = text('studio:site.entryLabel', { name: name.en })
      await expect(field(text(`studio:site.in.${language}`, { label }))).toHaveValue(name[language])
    }
    while (add.isConnected) await userEvent.click(add)
    await expect(pages().at(-1)).toHaveFocus()

    await open(text('studio:site.words'))
    const line = canvas.getByRole('button', { name: text('studio:site.addLine') })
    while (line.isConnected) await userEvent.click(line)
    const removeLine = canvas.getByRole('button', { name: text('studio:site.removeLine') })
    await expect(removeLine).toHaveFocus()
    while (removeLine.isConnected) await userEvent.click(removeLine)
    await expect(canvas.getByRole('button', { name: text('studio:site.addLine') })).toHaveFocus()
  },
})

/** Colours without enough contrast are not stored, and nothing can be published. */
export const Weak = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(field(/color-bg-canvas$/))
    await userEvent.type(field(/color-bg-canvas$/), '#8f93b8')
    await userEvent.tab()
    await expect(canvas.getByText(pattern('studio:site.state.weak'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('studio:site.publishNow') })).toBeDisabled()
  },
})

const kept = fn()

/** The draft of another tab, with a name, a theme and a footer of its own. */
function elsewhere() {
  const { content, ...first } = studioFixture()
  const { theme } = content
  const values = { ...theme.values, 'color-action-bg': '#14532d' }
  const footerText = { cn: '别处的页脚', en: 'A footer from elsewhere' }
  const title = { cn: '别处的站名', en: 'Named elsewhere' }
  const draft = { author: null, at: fromNow({}) }
  return {
    ...{ ...first, draft, revision: first.revision + 1 },
    content: { ...content, title, footerText, theme: { ...theme, values } },
  }
}

/** Another tab was first: its other changes are taken over, its reader chooses between both names, and nothing is stored before. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => {
    kept.mockClear()
    let stored = elsewhere().revision
    msw.use(
      mock(studioCall, () => elsewhere()),
      mock(saveStudioDraft, ({ body: { revision, content } }) => {
        if (revision !== stored) throw new MockRefusal('studioStale')
        kept(content.title.cn, content.footerText?.cn)
        stored += 1
        return { revision: stored }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await open(text('studio:site.words'))
    await userEvent.type(field(label('site.title')), '新')
    await waitFor(() => expect(canvas.getByText(text('studio:site.state.stale'))).toBeVisible(), { timeout: 4000 })
    await expect(canvas.getByText(text('shell:conflict.title'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('studio:site.publishNow') })).toBeDisabled()
  },
})

/** The name of this tab is stored with the footer of the other one, and undoing brings back neither older name nor older footer. */
export const ConflictMine = meta.story({
  ...Conflict.input,
  tags: ['no-picture'], // ends as `Words`
  play: async (context) => {
    await Conflict.input.play?.(context)
    const { canvas, userEvent } = context
    const mine = `${studioFixture().content.title.cn}新`
    await new Promise((done) => setTimeout(done, 1500))
    await expect(kept).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeMine') }))
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith(mine, '别处的页脚'), { timeout: 4000 })
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.undo') }))
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.undo') }))
    await expect(field(label('site.title'))).toHaveValue('别处的站名')
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith('别处的站名', '别处的页脚'), { timeout: 4000 })
  },
})

/** Another tab has changed other parts: both are stored without a question. */
export const OthersChanged = meta.story({
  ...Conflict.input,
  tags: ['no-picture'], // ends as `Words`
  play: async ({ canvas, userEvent }) => {
    await open(text('studio:site.words'))
    await userEvent.type(field(label('site.eyebrow')), '新')
    await waitFor(() => expect(kept).toHaveBeenCalledWith('别处的站名', '别处的页脚'), { timeout: 6000 })
    await expect(canvas.queryByText(text('shell:conflict.title'))).toBeNull()
    await expect(field(label('site.title'))).toHaveValue('别处的站名')
  },
})

/** Another tab was first when the draft is published: the page shows its draft, and nothing is published unseen. */
export const PublishStale = meta.story({
  tags: ['no-picture'], // the note of another story
  args: { studio: busyStudioFixture() },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(studioCall, () => ({ ...elsewhere(), revision: busyStudioFixture().revision + 1 })),
      mockRefused(publishStudioDraft, 'studioStale'),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.publishNow') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('shell:conflict.reread'))
    await open(text('studio:site.words'))
    await expect(field(label('site.title'))).toHaveValue('别处的站名')
  },
})

const isDown = { read: false, write: false }
const keys = new Set<string | null>()
/** The network fails while `isDown` says so. */
const network = [
  http.get('*/api/site/microsites/:name/studio', () => (isDown.read ? HttpResponse.error() : undefined)),
  http.all('*/api/site/microsites/:name/studio/*', ({ request }) => {
    keys.add(request.headers.get('idempotency-key'))
    return isDown.write ? HttpResponse.error() : undefined
  }),
]

const saved = fn(({ body }: { body: BodyOut<typeof saveStudioDraft> }) => ({ revision: body.revision + 1 }))

/** Another page waits until the edits are stored. The studio asks about those that cannot be stored. */
export const Leaves = meta.story({
  tags: ['no-picture'], // same page as in Words and Weak
  parameters: { router: false },
  render: function Site(args) {
    const [Routes] = useState(() =>
      createRoutesStub([
        { path: '/special/tang/studio', Component: () => <MicrositeStudio {...args} /> },
        { path: '/special/tang', Component: () => <Link to="/special/tang/studio">回到工作台</Link> },
      ]),
    )
    return <Routes initialEntries={['/special/tang/studio']} />
  },
  beforeEach: ({ msw }) => {
    saved.mockClear()
    msw.use(mock(saveStudioDraft, saved))
  },
  play: async ({ canvas, userEvent }) => {
    const confirm = spyOn(window, 'confirm').mockReturnValue(false)
    const visit = () => userEvent.click(canvas.getByRole('link', { name: text('studio:site.visit') }))
    const back = () => canvas.findByRole('link', { name: '回到工作台' })
    await open(text('studio:site.words'))
    await userEvent.type(field(label('site.title')), '新')
    await visit()
    await userEvent.click(await back())
    await expect(saved).toHaveBeenCalledOnce()
    await expect(confirm).not.toHaveBeenCalled()

    await open(text('studio:site.words'))
    await userEvent.clear(field(label('site.title')))
    await visit()
    await waitFor(() => expect(confirm).toHaveBeenCalledWith(text('studio:site.leave')))
    await expect(confirm).toHaveBeenCalledOnce()
    await expect(field(label('site.title'))).toHaveValue('')
    confirm.mockReturnValue(true)
    await visit()
    await expect(await back()).toBeVisible()
    await expect(saved).toHaveBeenCalledOnce()
  },
})

/** The network fails: what was not stored is stored when it is back, or at a press. Other writes have a text of their own. */
export const Offline = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    saved.mockClear()
    keys.clear()
    Object.assign(isDown, { read: false, write: true })
    msw.use(...network, mock(saveStudioDraft, saved))
  },
  play: async ({ canvas, userEvent }) => {
    const slow = { timeout: 6000 }
    const failed = () => canvas.findByText(text('studio:site.failed'), {}, slow)
    await open(text('studio:site.words'))
    await userEvent.type(field(label('site.title')), '新')
    await failed()
    isDown.write = false
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.getByText(text('studio:site.state.saved'))).toBeVisible())
    await expect(canvas.queryByRole('alert')).toBeNull()
    // the server may have stored the edits although its answer was lost
    await expect(keys.size).toBe(1)

    isDown.write = true
    await userEvent.type(field(label('site.title')), '名')
    await failed()
    isDown.write = false
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.retry') }))
    await waitFor(() => expect(canvas.getByText(text('studio:site.state.saved'))).toBeVisible())
    await expect(saved).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText(text('studio:site.state.saved'))).toHaveFocus()

    isDown.write = true
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.publishNow') }))
    await expect(await canvas.findByText(text('studio:site.unanswered'), {}, slow)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('shell:action.retry') })).toBeNull()
  },
})

/** On a phone the state and the button that saves again stay in sight, above the field that has the focus. */
export const Phone = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach({ msw }) {
    Object.assign(isDown, { read: false, write: true })
    msw.use(...network)
  },
  play: async ({ canvas, userEvent }) => {
    await open(text('studio:site.words'))
    const title = field(label('site.title'))
    await userEvent.type(title, '新')
    const retry = await canvas.findByRole('button', { name: text('shell:action.retry') }, { timeout: 6000 })
    window.scrollTo(0, document.documentElement.scrollHeight)
    title.blur()
    title.focus()
    const bar = canvas.getByRole('toolbar').getBoundingClientRect()
    await expect(retry.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.bottom)
    await expect(bar).toMatchObject({ top: 0 })
    await expect(bar.height).toBeLessThanOrEqual(160)
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom)
  },
})

/** A write is done and the studio cannot be read after it: the studio says both, and goes on once it was read. */
export const Unread = meta.story({
  tags: ['no-picture'],
  args: { studio: busyStudioFixture() },
  beforeEach: ({ msw }) => {
    saved.mockClear()
    Object.assign(isDown, { read: true, write: false })
    // another tab saved after the publication
    msw.use(
      ...network,
      mock(studioCall, () => ({ ...busyStudioFixture(), revision: 9 })),
      mock(saveStudioDraft, saved),
      mock(cancelStudioSchedule, () => ({ revision: 10 })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await open(text('studio:site.links'))
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.linkMake') }))
    await expect(await canvas.findByLabelText(text('studio:site.linkMade'))).toBeVisible()

    const publish = canvas.getByRole('button', { name: text('studio:site.publishNow') })
    await userEvent.click(publish)
    await expect(await canvas.findByText(text('studio:site.unread'), {}, { timeout: 6000 })).toBeVisible()
    await expect(canvas.queryByText(text('studio:site.failed'))).toBeNull()
    await expect(publish).toBeDisabled()
    isDown.read = false
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.retry') }))
    await waitFor(() => expect(publish).toBeEnabled())
    await expect(canvas.queryByRole('alert')).toBeNull()

    await open(text('studio:site.words'))
    await userEvent.type(field(label('site.title')), '新')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 4000 })
    await expect(saved.mock.lastCall?.[0].body.revision).toBe(busyStudioFixture().revision + 1)

    // the schedule of the other tab became the draft
    const cancel = canvas.getByRole('button', { name: text('studio:site.cancel') })
    await waitFor(() => expect(cancel).toBeEnabled())
    await userEvent.click(cancel)
    await userEvent.type(field(label('site.title')), '名')
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2), { timeout: 4000 })
    await expect(saved.mock.lastCall?.[0].body.revision).toBe(busyStudioFixture().revision + 2)
  },
})

const server = { studio: studioFixture(), gate: Promise.withResolvers<void>() }
/** Takes the revision that the server has and answers the next one. */
const nextRevision = (revision: number) => {
  if (revision !== server.studio.revision) throw new MockRefusal('studioStale')
  return revision + 1
}

/** Another write waits for the save under way: the draft is published and given up with all of its edits. */
export const Waits = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    saved.mockClear()
    Object.assign(server, { studio: studioFixture(), gate: Promise.withResolvers<void>() })
    msw.use(
      mock(studioCall, () => server.studio),
      mock(saveStudioDraft, async (input) => {
        saved(input)
        await server.gate.promise
        const draft = { author: null, at: fromNow({}) }
        server.studio = { ...server.studio, ...input.body, draft, revision: nextRevision(input.body.revision) }
        return { revision: server.studio.revision }
      }),
      mock(publishStudioDraft, ({ body }) => {
        server.studio = {
          ...server.studio,
          draft: null,
          live: server.studio.live + 1,
          revision: nextRevision(body.revision),
        }
        return { version: server.studio.live, revision: server.studio.revision }
      }),
      mock(discardStudioDraft, ({ query }) => {
        const { content } = studioFixture()
        server.studio = { ...server.studio, content, draft: null, revision: nextRevision(query.revision) }
        return { revision: server.studio.revision }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const title = studioFixture().content.title.cn
    const discard = () => canvas.getByRole('button', { name: text('studio:site.discard') })
    const saving = async (times: number) => {
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(times), { timeout: 4000 })
    }
    await open(text('studio:site.words'))
    await userEvent.type(field(label('site.title')), '新')
    await saving(1)
    await userEvent.type(field(label('site.title')), '名')
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.publishNow') }))
    server.gate.resolve()
    await waitFor(() => expect(server.studio.live).toBe(3))
    await expect(server.studio.content.title.cn).toBe(`${title}新名`)
    await expect(await canvas.findByText(text('studio:site.state.same'))).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()

    await userEvent.type(field(label('site.title')), '一')
    await waitFor(() => expect(discard()).toBeVisible(), { timeout: 4000 })
    server.gate = Promise.withResolvers<void>()
    await userEvent.type(field(label('site.title')), '二')
    await saving(4)
    // an edit that takes back what the save under way stores
    await userEvent.type(field(label('site.title')), '{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.publishNow') }))
    server.gate.resolve()
    await waitFor(() => expect(server.studio.live).toBe(4))
    await expect(server.studio.content.title.cn).toBe(`${title}新名一`)
    await expect(await canvas.findByText(text('studio:site.state.same'))).toBeVisible()

    await userEvent.type(field(label('site.title')), '一')
    await waitFor(() => expect(discard()).toBeVisible(), { timeout: 4000 })
    server.gate = Promise.withResolvers<void>()
    await userEvent.type(field(label('site.title')), '二')
    // at once: the save begins while the question is open
    discard().click()
    await saving(7)
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('studio:site.discard') }))
    server.gate.resolve()
    await waitFor(() => expect(field(label('site.title'))).toHaveValue(title))
    await expect(server.studio.draft).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Edits that cannot be stored stay when an earlier version is shown again. */
export const KeepsEdits = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    saved.mockClear()
    msw.use(mock(saveStudioDraft, saved))
  },
  play: async ({ canvas, userEvent }) => {
    const title = `${studioFixture().content.title.cn}新`
    const canvasColor = field(/color-bg-canvas$/) as HTMLInputElement
    const before = canvasColor.value
    const paint = async (color: string) => {
      await userEvent.clear(canvasColor)
      await userEvent.type(canvasColor, color)
      await userEvent.tab()
    }
    await paint('#8f93b8')
    await open(text('studio:site.words'))
    await userEvent.type(field(label('site.title')), '新')
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.rollBackTo', { number: 1 }) }))
    const body = within(document.body)
    const dialog = within(await body.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('studio:site.rollBack') }))
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await expect(field(label('site.title'))).toHaveValue(title)
    await paint(before)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 4000 })
    await expect(saved.mock.lastCall?.[0].body).toMatchObject({ revision: 0, content: { title: { cn: title } } })
  },
})

/** A version is scheduled, a link is made and ended, an earlier version is shown again. */
export const Writes = meta.story({
  tags: ['no-picture'],
  args: { studio: busyStudioFixture() },
  beforeEach: ({ msw }) => msw.use(mock(studioCall, busyStudioFixture)),
  play: async ({ canvas, userEvent }) => {
    const body = within(document.body)
    await userEvent.click(canvas.getByRole('radio', { name: text('studio:site.later') }))
    const schedule = canvas.getByRole('button', { name: text('studio:site.publishLater') })
    await expect(schedule).toBeDisabled()
    const time = canvas.getByLabelText(pattern('studio:site.time'))
    await userEvent.type(time, '2026-12-01T09:30')
    await userEvent.click(schedule)
    await waitFor(() => expect(schedule).not.toHaveAttribute('data-pending'))

    await open(text('studio:site.links'))
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.linkMake') }))
    const made = await canvas.findByLabelText(text('studio:site.linkMade'))
    await expect((made as HTMLInputElement).value).toMatch(/\/special\/tang\?draft=[\w-]{43}$/)
    const [end] = canvas.getAllByRole('button', { name: pattern('studio:site.linkEndOf') })
    await userEvent.click(end as HTMLElement)
    await waitFor(() => expect(made).not.toBeInTheDocument())
    await expect(canvas.getByRole('region', { name: text('studio:site.links') })).toHaveFocus()

    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.rollBackTo', { number: 1 }) }))
    await userEvent.click(
      within(await body.findByRole('alertdialog')).getByRole('button', { name: text('studio:site.rollBack') }),
    )
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
  },
})

/** Controls that go away by their own press leave the focus in their panel. */
export const Focus = meta.story({
  tags: ['no-picture'],
  args: { studio: busyStudioFixture() },
  beforeEach: ({ msw }) => {
    let reads = 0
    const studio = { ...busyStudioFixture(), draft: null }
    msw.use(mock(studioCall, () => ({ ...studio, ...(++reads > 1 ? { next: null } : {}) })))
  },
  play: async ({ canvas, userEvent }) => {
    const body = within(document.body)
    const panel = canvas.getByRole('region', { name: text('studio:site.publish') })
    const publish = canvas.getByRole('button', { name: text('studio:site.publishNow') })
    await userEvent.click(publish)
    await waitFor(() => expect(panel).toHaveFocus())
    await expect(publish).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.cancel') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: text('studio:site.cancel') })).toBeNull())
    await expect(panel).toHaveFocus()

    await open(text('studio:site.links'))
    await userEvent.click(canvas.getByRole('button', { name: text('studio:site.linkMake') }))
    await waitFor(() => expect(canvas.getByLabelText(text('studio:site.linkMade'))).toHaveFocus())

    await open(text('studio:site.words'))
    await userEvent.type(field(label('site.title')), '新')
    await userEvent.click(await canvas.findByRole('button', { name: text('studio:site.discard') }))
    const dialog = within(await body.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('studio:site.discard') }))
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(panel).toHaveFocus())
    const title = studioFixture().content.title.cn
    await expect(field(label('site.title'))).toHaveValue(title)
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.undo') }))
    await expect(field(label('site.title'))).toHaveValue(`${title}新`)
  },
})

/** The scheduled version becomes live while the studio is open: the studio says so without a reload. */
export const Due = meta.story({
  tags: ['no-picture'],
  args: { studio: { ...busyStudioFixture(), next: { number: 4, at: fromNow({ minutes: 1 / 60 }) } } },
  beforeEach: ({ msw }) => msw.use(mock(studioCall, () => ({ ...busyStudioFixture(), live: 4, next: null }))),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: text('studio:site.cancel') }).focus()
    await waitFor(() => expect(canvas.queryByText(pattern('studio:site.next'))).toBeNull(), { timeout: 6000 })
    await expect(canvas.getByRole('region', { name: text('studio:site.publish') })).toHaveFocus()
    await expect(canvas.getByText(text('studio:site.version', { number: 4 })).closest('li')).toHaveAttribute(
      'aria-current',
    )
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  args: { studio: busyStudioFixture() },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

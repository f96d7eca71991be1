import { personOf } from '@shulei/mocks/cast/people.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { identityHandlersOf } from '@shulei/mocks/people/identity/handlers.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoutesStub, useNavigate } from 'react-router'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { enterpriseAddress } from '../../../base/address/guide.ts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { OpenedByRouter } from '../GuideFrame.tsx'
import { EnterpriseGuide } from './EnterpriseGuide.tsx'

const wen = personOf('wen')

const meta = preview.meta({
  title: 'Areas/guide/EnterpriseGuide',
  component: EnterpriseGuide,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen', router: '/guide-ent', visual: { wholePage: true } },
  globals: { person: 'wen' },
  args: { page: 'start', userId: wen.id, origin: null },
  beforeEach({ msw }) {
    localStorage.clear()
    msw.use(...identityHandlersOf(wen))
  },
})

export const Start = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('guide:ent.begin') })).toHaveAttribute(
      'href',
      '/guide-ent/step1',
    )
  },
})

/** A wrong code is named at its field; the texts stay on this device. */
export const Company = meta.story({
  args: { page: 'company' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text('identity:company.companyName') }), '鹭岛数科')
    const code = canvas.getByRole('textbox', { name: text('identity:company.creditCode') })
    await userEvent.type(code, '91350200M00010000X')
    await userEvent.click(canvas.getByRole('button', { name: text('guide:next') }))
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAccessibleDescription(pattern('identity:company.problem.creditCodeInvalid'))
    await expect(localStorage.getItem(`draft:/guide-ent#${wen.id}`)).toContain('鹭岛数科')
    await userEvent.click(document.body)
  },
})

/** Everything once more before sending; open pages are named. */
export const Licence = meta.story({
  args: { page: 'licence' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('guide:ent.send') }))
    await expect(await canvas.findByText(pattern('guide:ent.openFields'))).toHaveTextContent(
      text('guide:ent.step.contact'),
    )
    const steps = canvas.getAllByRole('listitem').map((step) => step.dataset.state)
    await expect(steps).toEqual(['done', 'todo', 'todo', 'todo', 'current', 'todo'])
    await userEvent.click(document.body)
  },
})

/** A page of a visit with the browser's button to go back. The browser loads the first page, and the router opens the others. */
function Opened({ visit, children }: { visit: { isLoaded: boolean }; children: ReactNode }) {
  const navigate = useNavigate()
  useEffect(() => {
    visit.isLoaded = true
  }, [visit])
  return (
    <OpenedByRouter value={visit.isLoaded}>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      {children}
    </OpenedByRouter>
  )
}

/** Another step gives its heading the focus, and a step that is filled in its tick; the page that was loaded leaves the focus. */
export const Steps = meta.story({
  tags: ['no-picture'], // the pages are pictured above
  parameters: { router: false },
  render: function Site({ userId, origin }) {
    const [visit] = useState({ isLoaded: false })
    const [Routes] = useState(() =>
      createRoutesStub(
        (['start', 'company', 'contact'] as const).map((page) => ({
          path: enterpriseAddress(page, null),
          Component: () => (
            <Opened visit={visit}>
              <EnterpriseGuide page={page} userId={userId} origin={origin} />
            </Opened>
          ),
        })),
      ),
    )
    return <Routes initialEntries={['/guide-ent']} />
  },
  play: async ({ canvas, userEvent }) => {
    const begin = await canvas.findByRole('link', { name: text('guide:ent.begin') })
    await expect(document.body).toHaveFocus()
    await userEvent.click(begin)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: text('identity:company.companyName') }), '鹭岛数科')
    await userEvent.type(
      canvas.getByRole('textbox', { name: text('identity:company.creditCode') }),
      '91350100M000100Y43',
    )
    await userEvent.click(canvas.getByRole('button', { name: text('guide:next') }))
    const heading = await canvas.findByRole('heading', { level: 1, name: text('guide:ent.step.contact') })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getAllByRole('listitem').map((step) => step.dataset.state)).toEqual([
      ...['done', 'done', 'current', 'todo', 'todo', 'todo'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    const former = await canvas.findByRole('heading', { level: 1, name: text('guide:ent.step.company') })
    await waitFor(() => expect(former).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    const first = await canvas.findByRole('heading', { level: 1, name: text('guide:ent.step.start') })
    await waitFor(() => expect(first).toHaveFocus())
  },
})

/** A certification that waits is shown on every page. */
export const Pending = meta.story({
  tags: ['no-picture'], // the panel is pictured with CompanySettings
  args: { page: 'company', origin: '/unveil' },
  beforeEach: ({ msw }) => msw.use(...identityHandlersOf(personOf('shu'))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('identity:status.pending'))
    await expect(canvas.getByRole('link', { name: text('guide:result.back') })).toHaveAttribute('href', '/unveil')
  },
})

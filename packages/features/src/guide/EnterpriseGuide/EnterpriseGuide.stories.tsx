import { personOf } from '@shulei/mocks/cast/people.ts'
import { identityHandlersOf } from '@shulei/mocks/identity/handlers.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { EnterpriseGuide } from './EnterpriseGuide.tsx'

const wen = personOf('wen')

const meta = preview.meta({
  title: 'Areas/guide/EnterpriseGuide',
  component: EnterpriseGuide,
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
    await userEvent.click(document.body)
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

import { ownCompany, submitCompany } from '@shulei/contract/people/identity/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { companyFixture } from '@shulei/mocks/people/identity/fixtures.ts'
import { identityHandlersOf } from '@shulei/mocks/people/identity/handlers.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { largePhoto, licencePhoto } from '../stories/photos.ts'
import { choosePhotos, previewed, sentForms } from '../stories/play.ts'
import { CompanySettings } from './CompanySettings.tsx'

const phone = { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' } as const

const meta = preview.meta({
  title: 'Areas/identity/CompanySettings',
  component: CompanySettings,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { router: '/users/v2/ent-setting-certification', visual: { wholePage: true } },
  globals: { person: 'wen' },
  beforeEach: ({ msw }) => msw.use(...identityHandlersOf(personOf('wen'))),
})

/** The reason, and the form filled with the refused values. */
export const Rejected = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(...identityHandlersOf(personOf('fang'))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: text('identity:company.companyName') })).toHaveValue(
      '鹭岛数科',
    )
    await expect(canvas.getByRole('link', { name: text('identity:company.guide') })).toHaveAttribute(
      'href',
      '/guide-ent?origin=%2Fusers%2Fv2%2Fent-setting-certification',
    )
    await choosePhotos(canvasElement, userEvent, [licencePhoto()])
    await previewed(canvasElement, 1)
    await userEvent.click(document.body)
  },
})

/** All problems are shown at once, each at its field; the focus goes to the first. */
export const Invalid = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(mockRefused(submitCompany, 'internal')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: text('identity:company.creditCode') })
    await userEvent.type(code, '91350200M00010000X')
    await userEvent.type(canvas.getByRole('textbox', { name: text('identity:company.contactEmail') }), 'wen@')
    await expect(code).toHaveAccessibleDescription(pattern('identity:company.problem.creditCodeInvalid'))
    await userEvent.click(canvas.getByRole('textbox', { name: pattern('identity:company.purpose') }))
    await userEvent.paste('a'.repeat(501))
    await userEvent.click(canvas.getByRole('button', { name: text('identity:send.submit') }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: text('identity:company.companyName') })).toHaveFocus(),
    )
    await canvas.findByText(text('identity:company.over', { count: 1 }))
    await canvas.findByText(text('identity:company.problem.licenceMissing'))
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(5)
    await choosePhotos(canvasElement, userEvent, [await largePhoto()])
    await canvas.findByText(pattern('identity:photo.problem.tooLarge'))
    await expect(canvas.queryByText(refusalText('internal'))).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

/** Sent by keyboard alone; the pending certification is shown and has the focus. */
export const Sent = meta.story({
  tags: ['no-picture'], // same picture as Pending
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    await choosePhotos(canvasElement, userEvent, [licencePhoto()])
    await userEvent.tab() // the link to the guide
    for (const text of ['鹭岛数科', '91350200m00010000w', '闻一', 'wen@shulei.example']) {
      await userEvent.tab()
      await userEvent.keyboard(text)
    }
    await userEvent.keyboard('{Enter}')
    const notice = await canvas.findByText(text('identity:company.pending.title'))
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await canvas.findByText('91350200M00010000W')
    const [sent] = sentForms(fetched)
    fetched.mockRestore()
    await expect(sent?.form.get('licence')).toHaveProperty('type', 'image/jpeg')
    await expect(localStorage.length + sessionStorage.length).toBe(0)
  },
})

/** Refused at a field, then failed to send: all typed values stay, also while the person signs in beside the page. */
export const Failed = meta.story({
  tags: ['no-picture'], // same picture as RealNameSettings
  beforeEach: ({ msw }) => {
    msw.use(mockRefused(submitCompany, 'contactEmailInvalid'), ...identityHandlersOf(personOf('fang')))
  },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: text('identity:company.contactEmail') })
    await choosePhotos(canvasElement, userEvent, [licencePhoto()])
    const submit = canvas.getByRole('button', { name: text('identity:send.submit') })
    await userEvent.click(submit)
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(expect.stringContaining(refusalText('contactEmailInvalid'))),
    )
    await waitFor(() => expect(email).toHaveFocus())
    msw.use(mockRefused(submitCompany, 'photoBroken'))
    await userEvent.click(submit)
    await canvas.findByText(refusalText('photoBroken'))
    await waitFor(() => expect(canvas.getByRole('button', { name: text('identity:photo.change') })).toHaveFocus())
    msw.use(mockRefused(submitCompany, 'tooMany'))
    await userEvent.click(submit)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      refusalText('tooMany') + text('identity:send.kept'),
    )
    msw.use(mockRefused(submitCompany, 'loginFirst'))
    await userEvent.click(submit)
    await canvas.findByText(text('identity:send.keptSignedOut'))
    await expect(within(canvas.getByRole('alert')).getByRole('link')).toHaveAttribute('target', '_blank')
    await expect(email).toHaveValue('fang@shulei.example')
  },
})

/** Long texts are not cut. */
export const Pending = meta.story({
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(ownCompany, () => ({
        ...companyFixture(personOf('shu')),
        companyName: longEnglish,
        contactName: 'Maximiliane Wilhelmina von Hohenstein-Wartenberg',
        contactEmail: `${longWord}@shulei.example`,
        purpose: `${longEnglish}\n\n${longEnglish}`,
      })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(text('identity:status.pending'))
    await expect(canvas.getByText(/1 个工作日|one working day/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Passed = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityHandlersOf(personOf('lin'))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('identity:company.passed.title'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(ownCompany)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:a11y.loading'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** A failed read can be retried. */
export const Unread = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(ownCompany, 'internal')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('internal'))
    msw.use(...identityHandlersOf(personOf('wen')))
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.retry') }))
    await canvas.findByRole('textbox', { name: text('identity:company.companyName') })
  },
})

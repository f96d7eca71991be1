import { ownCompany, submitCompany } from '@shulei/contract/identity/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { companyFixture } from '@shulei/mocks/identity/fixtures.ts'
import { identityHandlersOf } from '@shulei/mocks/identity/handlers.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { largePhoto, licencePhoto } from '../stories/photos.ts'
import { choosePhotos, previewed, sentForms } from '../stories/play.ts'
import { CompanySettings } from './CompanySettings.tsx'

const phone = { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' } as const

const meta = preview.meta({
  title: 'Areas/identity/CompanySettings',
  component: CompanySettings,
  parameters: { router: '/users/v2/ent-setting-certification', visual: { wholePage: true } },
  globals: { person: 'wen' },
  beforeEach: ({ msw }) => msw.use(...identityHandlersOf(personOf('wen'))),
})

/** The reason, and the form with what was sent. */
export const Rejected = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(...identityHandlersOf(personOf('fang'))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^(企业名称|Company name)$/ })).toHaveValue('鹭岛数科')
    await choosePhotos(canvasElement, userEvent, [licencePhoto()])
    await previewed(canvasElement, 1)
    await userEvent.click(document.body)
  },
})

/** All that is wrong is said at once, each at its field; the focus goes to the first. */
export const Invalid = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(mockRefused(submitCompany, 'internal', 'This must not be sent.')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'Unified social credit code' })
    await userEvent.type(code, '91350200M00010000X')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Contact email' }), 'wen@')
    await expect(code).toHaveAccessibleDescription(/not valid. Copy all 18 characters/)
    await userEvent.click(canvas.getByRole('textbox', { name: /Plans/ }))
    await userEvent.paste('a'.repeat(501))
    await userEvent.click(canvas.getByRole('button', { name: 'Send for review' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus())
    await canvas.findByText('1 character too many')
    await canvas.findByText('Add a photo of the business licence.')
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(5)
    await choosePhotos(canvasElement, userEvent, [await largePhoto()])
    await canvas.findByText(/more than 3M/)
    await expect(canvas.queryByText(/must not be sent/)).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

/** By keyboard, without plans; what waits is shown and has the focus. */
export const Sent = meta.story({
  tags: ['no-picture'], // as Pending
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    await choosePhotos(canvasElement, userEvent, [licencePhoto()])
    for (const text of ['鹭岛数科', '91350200m00010000w', '闻一', 'wen@shulei.example']) {
      await userEvent.tab()
      await userEvent.keyboard(text)
    }
    await userEvent.keyboard('{Enter}')
    const notice = await canvas.findByText('已提交，正在审核')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await canvas.findByText('91350200M00010000W')
    const [sent] = sentForms(fetched)
    fetched.mockRestore()
    await expect(sent?.form.get('licence')).toHaveProperty('type', 'image/jpeg')
    await expect(localStorage.length + sessionStorage.length).toBe(0)
  },
})

/** Refused at a field, then not sent at all: everything stays. */
export const Failed = meta.story({
  tags: ['no-picture'], // as that of RealNameSettings
  beforeEach: ({ msw }) => {
    msw.use(
      mockRefused(submitCompany, 'contactEmailInvalid', '这个邮箱收不到邮件。'),
      ...identityHandlersOf(personOf('fang')),
    )
  },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: '联系邮箱' })
    await choosePhotos(canvasElement, userEvent, [licencePhoto()])
    const submit = canvas.getByRole('button', { name: '提交审核' })
    await userEvent.click(submit)
    await waitFor(() => expect(email).toHaveAccessibleDescription(/收不到邮件/))
    await waitFor(() => expect(email).toHaveFocus())
    msw.use(mockRefused(submitCompany, 'photoBroken', '照片无法读取。'))
    await userEvent.click(submit)
    await canvas.findByText('照片无法读取。')
    await waitFor(() => expect(canvas.getByRole('button', { name: '换一张' })).toHaveFocus())
    msw.use(mockRefused(submitCompany, 'tooMany', '操作太频繁，请稍后再试。'))
    await userEvent.click(submit)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/操作太频繁.*填写的内容和照片都还在/)
    await expect(email).toHaveValue('fang@shulei.example')
  },
})

/** Nothing is cut, however long. */
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
    await canvas.findByText('Pending')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Passed = meta.story({
  beforeEach: ({ msw }) => msw.use(...identityHandlersOf(personOf('lin'))),
  play: async ({ canvas }) => {
    await canvas.findByText('企业认证已通过')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(ownCompany)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** What could not be read can be read again. */
export const Unread = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(ownCompany, 'internal', '服务器出错了。')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务器出错了。')
    msw.use(...identityHandlersOf(personOf('wen')))
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await canvas.findByRole('textbox', { name: '企业名称' })
  },
})

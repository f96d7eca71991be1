import { realNameStatus, sendMainlandRealName } from '@shulei/contract/people/identity/calls.ts'
import { photoLimits } from '@shulei/domain/people/identity/real-name.ts'
import { type CastPerson, personOf } from '@shulei/mocks/cast/people.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { realNameFixture } from '@shulei/mocks/people/identity/fixtures.ts'
import { identityHandlersOf } from '@shulei/mocks/people/identity/handlers.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { notAPicture, onItsSide } from '@shulei/ui/ImageCropper/pictures.fixtures.ts'
import { longEnglish } from '@shulei/ui/stories/longText.ts'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { holdingPhoto, largePhoto } from '../stories/photos.ts'
import { choosePhotos, previewed, sentForms } from '../stories/play.ts'
import { RealNameSettings } from './RealNameSettings.tsx'

const rightNumber = '11010519491231002X'
const phone = { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' } as const

const meta = preview.meta({
  title: 'Areas/identity/RealNameSettings',
  component: RealNameSettings,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: {
    router: '/users/v2/certification',
    visual: { wholePage: true },
    keyboard: [
      ['← →', 'the other identity'],
      ['Enter', 'in a text: send it'],
      ['Ctrl + V', 'in the place of a photo: paste one'],
    ],
  },
  globals: { person: 'wen' },
  beforeEach: ({ msw }) => msw.use(...identityHandlersOf(personOf('wen'))),
})

const as = (person: CastPerson) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof identityHandlersOf>) => void } }) =>
    msw.use(...identityHandlersOf(person)),
})

export const Mainland = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: text('identity:realName.name') })
    await userEvent.type(name, '闻一')
    await userEvent.type(canvas.getByRole('textbox', { name: text('identity:realName.idNumber') }), rightNumber)
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await previewed(canvasElement, 1)
    await userEvent.click(document.body)
  },
})

/** The two regions exclude each other; each has its document types, and each type its rule. */
export const Overseas = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: pattern('identity:realName.overseas') }))
    await expect(canvas.getByRole('radio', { name: pattern('identity:realName.mainland') })).not.toBeChecked()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(pattern('identity:realName.exclusive'))
    const number = canvas.getByRole('textbox', { name: text('identity:realName.idNumber') })
    await userEvent.type(number, 'E12-345')
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription(pattern('identity:realName.problem.idInvalid'))
    await userEvent.clear(number)
    await userEvent.type(number, 'E1234567')
    await expect(number).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: pattern('identity:realName.certificateType') }))
    await userEvent.click(await screen.findByRole('option', { name: text('identity:realName.residentCard') }))
    await waitFor(() => expect(number).toHaveAccessibleDescription(pattern('identity:realName.problem.idInvalid')))
    await userEvent.click(document.body)
  },
})

/** By passport, with all photos: each is sent as an upright, reduced JPEG without its file name. */
export const Passport = meta.story({
  tags: ['no-picture'], // same picture as Pending
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    await userEvent.click(await canvas.findByRole('radio', { name: pattern('identity:realName.overseas') }))
    await userEvent.type(canvas.getByRole('textbox', { name: text('identity:realName.name') }), 'Wén Yī')
    await userEvent.type(canvas.getByRole('textbox', { name: text('identity:realName.idNumber') }), 'e12345678')
    const sideways = await onItsSide({ width: 600, height: 400 })
    await choosePhotos(canvasElement, userEvent, [sideways, holdingPhoto('front.png'), holdingPhoto('back.png')])
    await userEvent.click(canvas.getByRole('button', { name: text('identity:send.submit') }))
    await canvas.findByText('E*******8')
    const [sent] = sentForms(fetched)
    fetched.mockRestore()
    await expect([sent?.method, sent?.address]).toEqual(['POST', '/api/users/auth'])
    await expect([...(sent?.form.keys() ?? [])]).toEqual([
      'realName',
      'certificateType',
      'idNumber',
      'holdingPhoto',
      'frontPhoto',
      'backPhoto',
    ])
    await expect(sent?.form.get('certificateType')).toBe('passport')
    const photo = sent?.form.get('holdingPhoto') as File
    await expect([photo.name, photo.type]).toEqual(['holdingPhoto.jpg', 'image/jpeg'])
    await expect(photo.size).toBeLessThanOrEqual(photoLimits.sent)
    const { width, height } = await createImageBitmap(photo)
    await expect([width, height]).toEqual([400, 600])
  },
})

/** An unusable photo is reported at its field before anything is sent; another photo resolves it. */
export const PhotoTooBig = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(mockRefused(sendMainlandRealName, 'internal')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text('identity:realName.name') }), 'Wen Yi')
    await userEvent.type(canvas.getByRole('textbox', { name: text('identity:realName.idNumber') }), rightNumber)
    await choosePhotos(canvasElement, userEvent, [await largePhoto(), notAPicture()])
    await canvas.findByText(text('identity:photo.problem.tooLarge', { size: '3.4 MB' }))
    await canvas.findByText(text('identity:photo.problem.wrongKind'))
    await userEvent.click(canvas.getByRole('button', { name: text('identity:send.submit') }))
    const [change] = canvas.getAllByRole('button', { name: text('identity:photo.change') })
    await waitFor(() => expect(change).toHaveFocus())
    await expect(canvas.queryByText(refusalText('internal'))).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

/** A photo is replaced and removed, and the focus stays there. */
export const PhotoRemoved = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choosePhotos(canvasElement, userEvent, [notAPicture()])
    await canvas.findByText(pattern('identity:photo.problem.wrongKind'))
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await canvas.findByRole('img', {
      name: text('identity:photo.preview', { name: text('identity:realName.holdingPhoto') }),
    })
    await expect(canvas.queryByText(pattern('identity:photo.problem.wrongKind'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: text('identity:photo.remove') }))
    await expect(canvas.queryByRole('img')).toBeNull()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: text('identity:photo.choose') })[0]).toHaveFocus())
  },
})

/** Validated when the field is left, not while typing. */
export const InvalidId = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text('identity:realName.name') }), '闻一')
    const number = canvas.getByRole('textbox', { name: text('identity:realName.idNumber') })
    await userEvent.type(number, '110105194912310021')
    await expect(number).toBeValid()
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription(pattern('identity:realName.problem.idInvalid'))
    await userEvent.click(document.body)
  },
})

/** All missing values are reported at once, at their fields and in a summary; the focus goes to the first. */
export const Missing = meta.story({
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: text('identity:send.submit') })
    await userEvent.click(submit)
    const name = canvas.getByRole('textbox', { name: text('identity:realName.name') })
    await waitFor(() => expect(name).toHaveFocus())
    await canvas.findByText(text('identity:realName.required'))
    await expect(name).toHaveAccessibleDescription(pattern('identity:realName.missing.realName'))
    await expect(canvas.getByRole('textbox', { name: text('identity:realName.idNumber') })).toHaveAccessibleDescription(
      pattern('identity:realName.missing.idNumber'),
    )
    await canvas.findByText(text('identity:realName.missing.holdingPhoto'))
    await userEvent.click(document.body)
    await userEvent.type(name, 'Wen Yi')
    await userEvent.type(canvas.getByRole('textbox', { name: text('identity:realName.idNumber') }), rightNumber)
    await userEvent.click(submit)
    const [choose] = canvas.getAllByRole('button', { name: text('identity:photo.choose') })
    await waitFor(() => expect(choose).toHaveFocus())
    await userEvent.clear(name)
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
    await userEvent.click(document.body)
  },
})

/** Sent by keyboard alone. The pending verification is shown and has the focus; no private data stay on the device. */
export const Sent = meta.story({
  tags: ['no-picture'], // same picture as Pending
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: pattern('identity:realName.mainland') })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: pattern('identity:realName.overseas') })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.tab()
    await userEvent.keyboard(' 闻一 ')
    await userEvent.tab()
    await userEvent.keyboard('11010519491231002x{Enter}')
    const notice = await canvas.findByRole('status')
    await expect(notice).toHaveTextContent(text('identity:realName.pending.title'))
    await expect(notice.parentElement).toHaveFocus()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await canvas.findByText('1****************X')
    const [sent] = sentForms(fetched)
    await expect([sent?.method, sent?.address]).toEqual(['POST', '/api/v2/users/authentication-mainland'])
    await expect(sent?.form.has('shipDeleteId')).toBe(false)
    await expect(fetched.mock.calls.filter(([address]) => String(address).includes('showFullName'))).toEqual([])
    fetched.mockRestore()
    await expect(localStorage.length + sessionStorage.length).toBe(0)
  },
})

/** Under review, with the time that it takes. */
export const Pending = meta.story({
  ...as(personOf('shu')),
  play: async ({ canvas }) => {
    await canvas.findByText(text('identity:status.pending'))
    await expect(canvas.getByText(/1 个工作日|one working day/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** The reason, and the form filled with the refused values, for either region. */
export const Rejected = meta.story({
  ...as(personOf('fang')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: text('identity:realName.name') })).toHaveValue('方予安')
    await expect(canvas.getByRole('textbox', { name: text('identity:realName.idNumber') })).toHaveValue(rightNumber)
    await canvas.findByText(/证件上的字看不清/)
  },
})

/** Sent again for the other region, in place of the refused one. */
export const Mended = meta.story({
  tags: ['no-picture'], // same picture as Pending
  ...as(personOf('fang')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    await userEvent.click(await canvas.findByRole('radio', { name: pattern('identity:realName.overseas') }))
    const number = canvas.getByRole('textbox', { name: text('identity:realName.idNumber') })
    await userEvent.clear(number)
    await userEvent.type(number, 'E1234567')
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await userEvent.click(canvas.getByRole('button', { name: text('identity:send.submit') }))
    await canvas.findByText(text('identity:realName.pending.title'))
    const [sent] = sentForms(fetched)
    fetched.mockRestore()
    await expect([sent?.method, sent?.address]).toEqual(['PUT', '/api/users/auth'])
    await expect(sent?.form.get('shipDeleteId')).toBe(String(realNameFixture(personOf('fang')).recordId))
  },
})

export const Passed = meta.story({
  ...as(personOf('oliver')),
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await canvas.findByText(text('identity:realName.passed.title'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** Failed to send: all values stay, and a retry reuses the idempotency key; a changed form gets a new one. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(sendMainlandRealName, 'tooMany')),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    const name = await canvas.findByRole('textbox', { name: text('identity:realName.name') })
    await userEvent.type(name, '闻一')
    const number = canvas.getByRole('textbox', { name: text('identity:realName.idNumber') })
    await userEvent.type(number, rightNumber)
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await previewed(canvasElement, 1)
    const submit = canvas.getByRole('button', { name: text('identity:send.submit') })
    await userEvent.click(submit)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      refusalText('tooMany') + text('identity:send.kept'),
    )
    await userEvent.click(submit)
    await waitFor(() => expect(sentForms(fetched)).toHaveLength(2))
    await canvas.findByRole('alert')
    await userEvent.type(name, '生')
    await expect(canvas.queryByRole('alert')).toBeNull()
    msw.use(mockRefused(sendMainlandRealName, 'idNumberTaken'))
    await userEvent.click(submit)
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(expect.stringContaining(refusalText('idNumberTaken'))),
    )
    await waitFor(() => expect(number).toHaveFocus())
    const [third, second, first] = sentForms(fetched).map(({ key }) => key)
    fetched.mockRestore()
    await expect([second === first, third === first]).toEqual([true, false])
    await expect([name, number].map((field) => (field as HTMLInputElement).value)).toEqual(['闻一生', rightNumber])
    await expect(canvas.getByRole('img')).toBeVisible()
    msw.use(mockRefused(sendMainlandRealName, 'unavailable'))
    await userEvent.click(submit)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    await userEvent.click(document.body)
  },
})

/** A verification was sent in another tab: the stored one is read again. */
export const SentElsewhere = meta.story({
  tags: ['no-picture'], // same picture as Pending
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: pattern('identity:realName.overseas') }))
    await userEvent.type(canvas.getByRole('textbox', { name: text('identity:realName.name') }), '闻一')
    await userEvent.type(canvas.getByRole('textbox', { name: text('identity:realName.idNumber') }), 'E1234567')
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    msw.use(...identityHandlersOf(personOf('shu')))
    await userEvent.click(canvas.getByRole('button', { name: text('identity:send.submit') }))
    const notice = await canvas.findByText(text('identity:realName.pending.title'))
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(realNameStatus)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:a11y.loading'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** A failed read can be retried. */
export const Unread = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(realNameStatus, 'internal')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('internal'))
    msw.use(...identityHandlersOf(personOf('wen')))
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.retry') }))
    await canvas.findByRole('textbox', { name: text('identity:realName.name') })
  },
})

/** Long reasons and names are not cut. */
export const LongText = meta.story({
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(realNameStatus, ({ query }) => ({
        ...realNameFixture(personOf('mira'), { status: 'rejected', isWhole: query.showFullName === '1' }),
        realName: 'Maximiliane Wilhelmina von Hohenstein-Wartenberg',
        failureReason: `${longEnglish}.\n${longEnglish}.`,
      })),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByDisplayValue(/Maximiliane/)
    const photo = holdingPhoto(`${'scan-of-the-document-'.repeat(4)}final.png`)
    await choosePhotos(canvasElement, userEvent, [photo])
    await previewed(canvasElement, 1)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

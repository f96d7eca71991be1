import { realNameStatus, sendMainlandRealName } from '@shulei/contract/identity/calls.ts'
import { photoLimits } from '@shulei/domain/identity/real-name.ts'
import { type CastPerson, personOf } from '@shulei/mocks/cast/people.ts'
import { realNameFixture } from '@shulei/mocks/identity/fixtures.ts'
import { identityHandlersOf } from '@shulei/mocks/identity/handlers.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { notAPicture, onItsSide } from '@shulei/ui/ImageCropper/pictures.fixtures.ts'
import { longEnglish } from '@shulei/ui/stories/longText.ts'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { holdingPhoto, largePhoto } from '../stories/photos.ts'
import { choosePhotos, previewed, sentForms } from '../stories/play.ts'
import { RealNameSettings } from './RealNameSettings.tsx'

const rightNumber = '11010519491231002X'
const phone = { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' } as const

const meta = preview.meta({
  title: 'Areas/identity/RealNameSettings',
  component: RealNameSettings,
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
    const name = await canvas.findByRole('textbox', { name: /^(真实姓名|Real name)$/ })
    await userEvent.type(name, '闻一')
    await userEvent.type(canvas.getByRole('textbox', { name: /^(证件号码|Id number)$/ }), rightNumber)
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await previewed(canvasElement, 1)
    await userEvent.click(document.body)
  },
})

/** The identities exclude each other; each has its documents, and each document its rule. */
export const Overseas = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /海外/ }))
    await expect(canvas.getByRole('radio', { name: /中国大陆/ })).not.toBeChecked()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/两种身份只能认证一种/)
    const number = canvas.getByRole('textbox', { name: '证件号码' })
    await userEvent.type(number, 'E12-345')
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription(/证件号码不正确/)
    await userEvent.clear(number)
    await userEvent.type(number, 'E1234567')
    await expect(number).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: /证件类型/ }))
    await userEvent.click(await screen.findByRole('option', { name: '外国人永久居留身份证' }))
    await waitFor(() => expect(number).toHaveAccessibleDescription(/证件号码不正确/))
    await userEvent.click(document.body)
  },
})

/** By passport, with all photos: they are sent as a JPEG that is upright and small, without the names of their files. */
export const Passport = meta.story({
  tags: ['no-picture'], // as Pending
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    await userEvent.click(await canvas.findByRole('radio', { name: /海外/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: '真实姓名' }), 'Wén Yī')
    await userEvent.type(canvas.getByRole('textbox', { name: '证件号码' }), 'e12345678')
    const sideways = await onItsSide({ width: 600, height: 400 })
    await choosePhotos(canvasElement, userEvent, [sideways, holdingPhoto('front.png'), holdingPhoto('back.png')])
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
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

/** What cannot be sent says so where it was chosen, before anything is sent; another photo mends it. */
export const PhotoTooBig = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(mockRefused(sendMainlandRealName, 'internal', 'This must not be sent.')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Real name' }), 'Wen Yi')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Id number' }), rightNumber)
    await choosePhotos(canvasElement, userEvent, [await largePhoto(), notAPicture()])
    await canvas.findByText('This photo has 3.4 MB, more than 3M. Choose a smaller one.')
    await canvas.findByText('This file is no jpg, png or bmp photo. Choose another one.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send for review' }))
    const [change] = canvas.getAllByRole('button', { name: 'Change' })
    await waitFor(() => expect(change).toHaveFocus())
    await expect(canvas.queryByText(/must not be sent/)).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

/** A photo is exchanged and taken away, and the focus stays at its place. */
export const PhotoRemoved = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choosePhotos(canvasElement, userEvent, [notAPicture()])
    await canvas.findByText(/这个文件不是 jpg/)
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await canvas.findByRole('img', { name: '手持证件照预览' })
    await expect(canvas.queryByText(/这个文件不是 jpg/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '移除' }))
    await expect(canvas.queryByRole('img')).toBeNull()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '选择照片' })[0]).toHaveFocus())
  },
})

/** Judged when the field is left, not while it is typed. */
export const InvalidId = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '真实姓名' }), '闻一')
    const number = canvas.getByRole('textbox', { name: '证件号码' })
    await userEvent.type(number, '110105194912310021')
    await expect(number).toBeValid()
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription(/证件号码不正确。请照证件填写，注意位数和末位。/)
    await userEvent.click(document.body)
  },
})

/** All that is missing is said at once, at its field and together; the focus goes to the first. */
export const Missing = meta.story({
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: 'Send for review' })
    await userEvent.click(submit)
    const name = canvas.getByRole('textbox', { name: 'Real name' })
    await waitFor(() => expect(name).toHaveFocus())
    await canvas.findByText('Real name, id number, certificate type and holding-ID photo are required')
    await expect(name).toHaveAccessibleDescription(/Enter your real name/)
    await expect(canvas.getByRole('textbox', { name: 'Id number' })).toHaveAccessibleDescription(/Enter the id number/)
    await canvas.findByText('Add the holding-ID photo.')
    await userEvent.click(document.body)
    await userEvent.type(name, 'Wen Yi')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Id number' }), rightNumber)
    await userEvent.click(submit)
    const [choose] = canvas.getAllByRole('button', { name: 'Choose photo' })
    await waitFor(() => expect(choose).toHaveFocus())
    await userEvent.clear(name)
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
    await userEvent.click(document.body)
  },
})

/** By keyboard. What waits is shown and has the focus; nothing private is left on the device. */
export const Sent = meta.story({
  tags: ['no-picture'], // as Pending
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /中国大陆/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /海外/ })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.tab()
    await userEvent.keyboard(' 闻一 ')
    await userEvent.tab()
    await userEvent.keyboard('11010519491231002x{Enter}')
    const notice = await canvas.findByRole('status')
    await expect(notice).toHaveTextContent('已提交，正在审核')
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

export const Pending = meta.story({
  ...as(personOf('shu')),
  play: async ({ canvas }) => {
    await canvas.findByText('审核中')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Why, and the form again with what was sent, of either identity. */
export const Rejected = meta.story({
  ...as(personOf('fang')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '真实姓名' })).toHaveValue('方予安')
    await expect(canvas.getByRole('textbox', { name: '证件号码' })).toHaveValue(rightNumber)
    await canvas.findByText(/证件上的字看不清/)
  },
})

/** Sent anew as the other identity, in place of the refused one. */
export const Mended = meta.story({
  tags: ['no-picture'], // as Pending
  ...as(personOf('fang')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    await userEvent.click(await canvas.findByRole('radio', { name: /海外/ }))
    const number = canvas.getByRole('textbox', { name: '证件号码' })
    await userEvent.clear(number)
    await userEvent.type(number, 'E1234567')
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await canvas.findByText('已提交，正在审核')
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
    await canvas.findByText('Your real name is verified')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** Not sent: everything stays, and the next try is a try of the same; with something changed it is another. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(sendMainlandRealName, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const fetched = spyOn(window, 'fetch')
    const name = await canvas.findByRole('textbox', { name: '真实姓名' })
    await userEvent.type(name, '闻一')
    const number = canvas.getByRole('textbox', { name: '证件号码' })
    await userEvent.type(number, rightNumber)
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    await previewed(canvasElement, 1)
    const submit = canvas.getByRole('button', { name: '提交审核' })
    await userEvent.click(submit)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/操作太频繁.*填写的内容和照片都还在/)
    await userEvent.click(submit)
    await waitFor(() => expect(sentForms(fetched)).toHaveLength(2))
    await canvas.findByRole('alert')
    await userEvent.type(name, '生')
    await expect(canvas.queryByRole('alert')).toBeNull()
    msw.use(mockRefused(sendMainlandRealName, 'idInvalid', '证件号码不正确，请核对。'))
    await userEvent.click(submit)
    await waitFor(() => expect(number).toHaveAccessibleDescription(/请核对/))
    await waitFor(() => expect(number).toHaveFocus())
    const [third, second, first] = sentForms(fetched).map(({ key }) => key)
    fetched.mockRestore()
    await expect([second === first, third === first]).toEqual([true, false])
    await expect([name, number].map((field) => (field as HTMLInputElement).value)).toEqual(['闻一生', rightNumber])
    await expect(canvas.getByRole('img')).toBeVisible()
    msw.use(mockRefused(sendMainlandRealName, 'unavailable', '服务暂时不可用，请稍后再试。'))
    await userEvent.click(submit)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务暂时不可用')
    await userEvent.click(document.body)
  },
})

/** Sent in another tab meanwhile: what is stored is read anew. */
export const SentElsewhere = meta.story({
  tags: ['no-picture'], // as Pending
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /海外/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: '真实姓名' }), '闻一')
    await userEvent.type(canvas.getByRole('textbox', { name: '证件号码' }), 'E1234567')
    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    msw.use(...identityHandlersOf(personOf('shu')))
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    const notice = await canvas.findByText('已提交，正在审核')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(realNameStatus)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** What could not be read can be read again. */
export const Unread = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(realNameStatus, 'internal', '服务器出错了。')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务器出错了。')
    msw.use(...identityHandlersOf(personOf('wen')))
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await canvas.findByRole('textbox', { name: '真实姓名' })
  },
})

/** Whatever the reason and however long the name: nothing is cut. */
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

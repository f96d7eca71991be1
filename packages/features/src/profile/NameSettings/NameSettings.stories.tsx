import { basicInfo, updateUserName } from '@shulei/contract/profile/calls.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { profileHandlers } from '@shulei/mocks/profile/handlers.ts'
import { mockReader } from '@shulei/mocks/profile/people.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { NameSettings } from './NameSettings.tsx'

const meta = preview.meta({
  title: 'Areas/profile/NameSettings',
  component: NameSettings,
  parameters: { router: '/users/v2/username' },
  beforeEach: () => localStorage.clear(),
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^(用户名|User name)$/ })).toHaveValue(mockReader.name)
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(basicInfo)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** What could not be read can be read again. */
export const Unread = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(basicInfo, 'internal', '服务器出错了。')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务器出错了。')
    msw.use(...profileHandlers)
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(await canvas.findByRole('textbox')).toHaveValue(mockReader.name)
  },
})

/** By keyboard; what is shown afterwards is what is stored. */
export const Saved = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox')
    await userEvent.type(name, '号 {Enter}')
    await canvas.findByText('已保存')
    await expect(name).toHaveValue(`${mockReader.name}号`)
    await expect(name).toHaveFocus()
    await expect(localStorage.length).toBe(0)
  },
})

/** Wrong by the rules of names: said while it is typed, and nothing is sent. */
export const TooLong = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  beforeEach: ({ msw }) => msw.use(mockRefused(updateUserName, 'internal', 'This must not be sent.')),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox')
    await userEvent.clear(name)
    await userEvent.click(name)
    await userEvent.paste('Wave forecaster of the eastern sea')
    await expect(name).toHaveAccessibleDescription(/at most 30 characters/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save User name' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.queryByText('This must not be sent.')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

/** The server knows better: its reason stands at the field, and the name stays, also on the device. */
export const Refused = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updateUserName, 'nameReserved', '这个名称保留给平台使用，请换一个。')),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox')
    await userEvent.type(name, '号')
    await userEvent.click(canvas.getByRole('button', { name: '保存用户名' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/保留给平台使用/))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue(`${mockReader.name}号`)
    await expect(localStorage.getItem('draft:/users/v2/username#name')).toContain(`${mockReader.name}号`)
  },
})

/** Not the name's fault: said above the button, and the same name can be saved again. */
export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updateUserName, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas, msw, userEvent }) => {
    const name = await canvas.findByRole('textbox')
    await userEvent.type(name, '号')
    const save = canvas.getByRole('button', { name: '保存用户名' })
    await userEvent.click(save)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('操作太频繁，请稍后再试。')
    await expect(name).toHaveValue(`${mockReader.name}号`)
    msw.resetHandlers()
    await userEvent.click(save)
    await canvas.findByText('已保存')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

import { basicInfo, updateUserName } from '@shulei/contract/people/profile/calls.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { profileHandlers } from '@shulei/mocks/people/profile/handlers.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
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
    await expect(await canvas.findByRole('textbox', { name: text('editing:basic.userName') })).toHaveValue(
      mockReader.name,
    )
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(basicInfo)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:a11y.loading'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** A failed read can be retried. */
export const Unread = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(basicInfo, 'internal')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('internal'))
    msw.use(...profileHandlers)
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.retry') }))
    await expect(await canvas.findByRole('textbox')).toHaveValue(mockReader.name)
  },
})

/** Saved by keyboard; the stored name is shown afterwards. */
export const Saved = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox')
    await userEvent.type(name, '号 {Enter}')
    await canvas.findByText(text('editing:save.saved'))
    await expect(name).toHaveValue(`${mockReader.name}号`)
    await expect(name).toHaveFocus()
    await expect(localStorage.length).toBe(0)
  },
})

/** An invalid name is reported while typing, and not sent. */
export const TooLong = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  beforeEach: ({ msw }) => msw.use(mockRefused(updateUserName, 'internal')),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox')
    await userEvent.clear(name)
    await userEvent.click(name)
    await userEvent.paste('Wave forecaster of the eastern sea')
    await expect(name).toHaveAccessibleDescription(/up to 30 characters/i)
    await userEvent.click(canvas.getByRole('button', { name: 'Save User name' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.queryByText(refusalText('internal'))).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(document.body)
  },
})

/** Refused by the server: the reason is shown at the field, and the name stays, also in the stored draft. */
export const Refused = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updateUserName, 'nameReserved')),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox')
    await userEvent.type(name, '号')
    await userEvent.click(
      canvas.getByRole('button', { name: text('editing:save.name', { part: text('editing:basic.userName') }) }),
    )
    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(refusalText('nameReserved'))))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue(`${mockReader.name}号`)
    await expect(localStorage.getItem('draft:/users/v2/username#name')).toContain(`${mockReader.name}号`)
  },
})

/** An error that does not concern the name is shown above the button, and the same name can be saved again. */
export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updateUserName, 'tooMany')),
  play: async ({ canvas, msw, userEvent }) => {
    const name = await canvas.findByRole('textbox')
    await userEvent.type(name, '号')
    const save = canvas.getByRole('button', {
      name: text('editing:save.name', { part: text('editing:basic.userName') }),
    })
    await userEvent.click(save)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
    await expect(name).toHaveValue(`${mockReader.name}号`)
    msw.resetHandlers()
    await userEvent.click(save)
    await canvas.findByText(text('editing:save.saved'))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

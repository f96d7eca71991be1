import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { editorParts } from '../editing/ProfileEditor/ProfileParts.tsx'
import { UserInfoPage } from './UserInfoPage.tsx'

const meta = preview.meta({
  title: 'Areas/profile/UserInfoPage',
  component: UserInfoPage,
  parameters: { router: '/users/v2/userinfo' },
  args: { userId: mockReader.id, outboxAddress: null },
  beforeEach: () => localStorage.clear(),
})

/** The parts of the profile, and phone number and e-mail address after them. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { visual: { wholePage: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: text('editing:basic.introduction') })
    await canvas.findByRole('textbox', { name: text('settings:phone.title') })
    // the choices arrive after the form and make it higher
    await within(await canvas.findByRole('group', { name: pattern('editing:industry.label') })).findAllByRole(
      'checkbox',
    )
    const parts = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await expect(parts).toEqual([
      ...editorParts.map((part) => text(`editing:part.${part}`)),
      text('settings:phone.title'),
      text('settings:email.title'),
    ])
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text('settings:userinfo.title'))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { closeMessageModal, useMessageModal } from '../../../base/site/message-modal.ts'
import { gu, ownProfile } from '../stories/people.ts'
import { PrivateMessageButton } from './PrivateMessageButton.tsx'

/** Stands in for the dialog, which is part of the site's header. */
function Chosen() {
  return <output>{useMessageModal()?.receiver?.name ?? ''}</output>
}

const { id, userName } = ownProfile()

const meta = preview.meta({
  title: 'Areas/profile/PrivateMessageButton',
  component: PrivateMessageButton,
  args: { person: { id: gu.id, name: gu.name, avatar: null } },
  beforeEach: () => closeMessageModal,
})

/** Opens the send-message dialog with the person as receiver. */
export const SignedIn = meta.story({
  render: (args) => (
    <>
      <PrivateMessageButton {...args} />
      <Chosen />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('profile:message.sendName', { name: '顾南星' }) }))
    await expect(canvas.getByRole('status')).toHaveTextContent('顾南星')
  },
})

export const Visitor = meta.story({
  globals: { person: 'visitor' },
  parameters: { router: `/users/${gu.id}` },
  play: async ({ canvas }) => {
    const href = canvas.getByRole('link').getAttribute('href') ?? ''
    await expect(new URL(href).searchParams.get('service')).toMatch(new RegExp(`/users/${gu.id}$`))
  },
})

/** Readers cannot write to themselves. */
export const OwnProfile = meta.story({
  tags: ['no-picture'],
  args: { person: { id, name: userName, avatar: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

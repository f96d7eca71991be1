import { uploadImage } from '@shulei/contract/base/upload/calls.ts'
import { updateAvatar, updateBanner } from '@shulei/contract/people/profile/calls.ts'
import { pictureAddress } from '@shulei/mocks/base/upload/handlers.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { landscape, notAPicture } from '@shulei/ui/ImageCropper/pictures.fixtures.ts'
import { expect, screen, type userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ownProfile, portrait, wide } from '../../stories/people.ts'
import { useProfile } from '../../useProfile.ts'
import { PictureEditor } from './PictureEditor.tsx'

/** The editor with live data: saved changes appear in the profile. */
function OnItsPage() {
  const { data: profile } = useProfile(mockReader.id)
  return profile ? <PictureEditor profile={profile} /> : null
}

const meta = preview.meta({
  title: 'Areas/profile/PictureEditor',
  component: PictureEditor,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { profile: ownProfile() },
})

export const Defaults = meta.story({ tags: ['modes'] })

export const OwnPictures = meta.story({
  args: { profile: { ...ownProfile(), avatar: portrait, userBanner: wide } },
})

const choose = async (
  canvasElement: HTMLElement,
  user: ReturnType<typeof userEvent.setup>,
  which: number,
  file: File,
) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('input[type=file]')).toHaveLength(2))
  await user.upload(canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')[which] as HTMLElement, file)
  return within(await screen.findByRole('dialog'))
}
const ready = (button: HTMLElement) => waitFor(() => expect(button).toBeEnabled(), { timeout: 5000 })

/** Chosen, cropped and saved; afterwards the picture and a button to reset it are shown. */
export const Saved = meta.story({
  tags: ['no-picture'],
  render: () => <OnItsPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const change = await canvas.findByRole('button', { name: text('editing:pictures.change.avatar') })
    const file = landscape({ width: 600, height: 400 })
    const dialog = await choose(canvasElement, userEvent, 1, file)
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(text('editing:pictures.crop.avatar'))
    const save = dialog.getByRole('button', { name: text('crop:confirm') })
    await ready(save)
    await userEvent.click(save)
    await canvas.findByText(text('editing:pictures.changed'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const section = canvas.getByRole('region', { name: text('editing:pictures.avatar') })
    await expect(section.querySelector('img')).toHaveAttribute('src', pictureAddress)
    await expect(change).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('editing:pictures.remove.avatar') }))
    await canvas.findByText(text('editing:pictures.removed'))
    await expect(section.querySelector('img')).toBeNull()
  },
})

let arrive = () => {}

/** A running upload will be saved and cannot be cancelled: neither the buttons nor Esc close the dialog meanwhile. */
export const Saving = meta.story({
  tags: ['no-picture'], // same picture as `Failed`
  render: () => <OnItsPage />,
  beforeEach({ msw }) {
    const gate = Promise.withResolvers<void>()
    arrive = gate.resolve
    msw.use(
      mock(uploadImage, async () => {
        await gate.promise
        return { url: pictureAddress, width: 160, height: 160, bytes: 231 }
      }),
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: text('editing:pictures.change.avatar') })
    const dialog = await choose(canvasElement, userEvent, 1, landscape({ width: 600, height: 400 }))
    const save = dialog.getByRole('button', { name: text('crop:confirm') })
    await ready(save)
    await userEvent.click(save)
    await dialog.findByRole('button', { name: pattern('crop:saving') })
    await expect(dialog.getByRole('button', { name: text('crop:cancel') })).toBeDisabled()
    await waitFor(() => expect(dialog.getByRole('button', { name: text('crop:close') })).toBeDisabled())
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    arrive()
    await canvas.findByText(text('editing:pictures.changed'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Failed to save: the reason is shown above the crop, which stays; a retry sends the same. */
export const Failed = meta.story({
  render: () => <OnItsPage />,
  beforeEach({ msw }) {
    msw.use(mockRefused(updateBanner, 'unavailable'))
  },
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    await canvas.findByRole('button', { name: text('editing:pictures.change.banner') })
    const dialog = await choose(canvasElement, userEvent, 0, landscape({ width: 1200, height: 800 }))
    const save = dialog.getByRole('button', { name: text('crop:confirm') })
    await ready(save)
    await userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    await ready(save)
    msw.use(mockRefused(uploadImage, 'pictureTooBig', { facts: { size: '8000 × 5000' } }))
    await userEvent.click(save)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('8000 × 5000'))
    await ready(save)
  },
})

/** A file that is no picture is refused before anything is sent. */
export const NoPicture = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await choose(canvasElement, userEvent, 1, notAPicture())
    await dialog.findByText(pattern('crop:problem.notPicture'))
    await expect(dialog.getByRole('button', { name: text('crop:confirm') })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: text('crop:cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** A failed reset is reported beside its button, and the picture stays. */
export const RemoveFailed = meta.story({
  args: { profile: { ...ownProfile(), avatar: portrait, userBanner: wide } },
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    msw.use(mockRefused(updateAvatar, 'unavailable'))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('editing:pictures.remove.avatar') }))
    await canvas.findByText(refusalText('unavailable'))
    await expect(
      within(canvasElement).getByRole('button', { name: text('editing:pictures.remove.avatar') }),
    ).toBeEnabled()
    await userEvent.click(document.body)
  },
})

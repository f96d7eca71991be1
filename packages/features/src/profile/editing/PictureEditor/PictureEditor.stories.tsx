import { updateAvatar, updateBanner } from '@shulei/contract/profile/calls.ts'
import { uploadImage } from '@shulei/contract/upload/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { mockReader } from '@shulei/mocks/profile/people.ts'
import { pictureAddress } from '@shulei/mocks/upload/handlers.ts'
import { landscape, notAPicture } from '@shulei/ui/ImageCropper/pictures.fixtures.ts'
import { expect, screen, type userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { ownProfile, portrait, wide } from '../../stories/people.ts'
import { useProfile } from '../../useProfile.ts'
import { PictureEditor } from './PictureEditor.tsx'

/** As on its page: what was saved is what the profile is from then on. */
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

/** Chosen, cut and saved; a second look shows the picture, and how to go back. */
export const Saved = meta.story({
  tags: ['no-picture'],
  render: () => <OnItsPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const change = await canvas.findByRole('button', { name: '更换头像' })
    const file = landscape({ width: 600, height: 400 })
    const dialog = await choose(canvasElement, userEvent, 1, file)
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('裁剪头像')
    const save = dialog.getByRole('button', { name: '保存' })
    await ready(save)
    await userEvent.click(save)
    await canvas.findByText('已更换')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const section = canvas.getByRole('region', { name: '头像' })
    await expect(section.querySelector('img')).toHaveAttribute('src', pictureAddress)
    await expect(change).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '恢复默认头像' }))
    await canvas.findByText('已恢复默认')
    await expect(section.querySelector('img')).toBeNull()
  },
})

let arrive = () => {}

/** What is on its way is saved, so nothing says that it was cancelled: neither the buttons nor Esc close the dialog till then. */
export const Saving = meta.story({
  tags: ['no-picture'], // the dialog of `Failed`
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
    await canvas.findByRole('button', { name: '更换头像' })
    const dialog = await choose(canvasElement, userEvent, 1, landscape({ width: 600, height: 400 }))
    const save = dialog.getByRole('button', { name: '保存' })
    await ready(save)
    await userEvent.click(save)
    await dialog.findByRole('button', { name: /正在保存/ })
    await expect(dialog.getByRole('button', { name: '取消' })).toBeDisabled()
    await waitFor(() => expect(dialog.getByRole('button', { name: '关闭' })).toBeDisabled())
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    arrive()
    await canvas.findByText('已更换')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Not saved: the reason stands above the crop, which is still there; the next try is a try of the same. */
export const Failed = meta.story({
  render: () => <OnItsPage />,
  beforeEach({ msw }) {
    msw.use(mockRefused(updateBanner, 'unavailable', '服务暂时不可用，请稍后再试。'))
  },
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    await canvas.findByRole('button', { name: '更换横幅' })
    const dialog = await choose(canvasElement, userEvent, 0, landscape({ width: 1200, height: 800 }))
    const save = dialog.getByRole('button', { name: '保存' })
    await ready(save)
    await userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('服务暂时不可用')
    await ready(save)
    msw.use(mockRefused(uploadImage, 'pictureTooBig', '图片尺寸过大，像素总数最多相当于 6000 × 4000，请缩小后再上传。'))
    await userEvent.click(save)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('6000 × 4000'))
    await ready(save)
  },
})

/** What is no picture is refused before anything is sent. */
export const NoPicture = meta.story({
  tags: ['no-picture'],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await choose(canvasElement, userEvent, 1, notAPicture())
    await dialog.findByText(/这个文件不是图片/)
    await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Going back to the default one that fails says so beside its button, and the picture stays. */
export const RemoveFailed = meta.story({
  args: { profile: { ...ownProfile(), avatar: portrait, userBanner: wide } },
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    msw.use(mockRefused(updateAvatar, 'unavailable', 'The service is away for a moment. Try again later.'))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the default avatar' }))
    await canvas.findByText(/The service is away/)
    await expect(within(canvasElement).getByRole('button', { name: 'Use the default avatar' })).toBeEnabled()
    await userEvent.click(document.body)
  },
})

import { landscape } from '@shulei/ui/ImageCropper/pictures.fixtures.ts'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { CropDialog, type CropDialogProps } from './CropDialog.tsx'

const onCropped = fn<CropDialogProps['onCropped']>(async () => {})
const onClose = fn()

/** Draws a picture and passes it on as a file dialog would. */
function Opened(props: Partial<CropDialogProps>) {
  const [file, setFile] = useState<File>()
  useEffect(() => setFile(landscape({ width: 1200, height: 800 })), [])
  if (!file) return <Loading label="正在画图" />
  return (
    <CropDialog
      title="潮汐"
      file={file}
      aspectRatio={2.5}
      preview="banner"
      failure={undefined}
      onCropped={onCropped}
      onClose={onClose}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Areas/site/CropDialog',
  component: Opened,
  // the cropper and the forms that open the dialog have the pictures
  tags: ['no-picture'],
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  beforeEach: () => {
    onCropped.mockClear()
    onClose.mockClear()
  },
})

/** Saving gives the cropped picture; a click outside does not close the dialog and lose the crop. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const save = await screen.findByRole('button', { name: text('crop:confirm') })
    await waitFor(() => expect(save).toBeEnabled(), { timeout: 5000 })
    await userEvent.click(save)
    await waitFor(() => expect(onCropped).toHaveBeenCalledTimes(1))
    await expect(onCropped.mock.calls[0]?.[0]).toBeInstanceOf(Blob)
    await expect(onClose).not.toHaveBeenCalled()
  },
})

/** A refusal of the server stands above the crop, which is kept. */
export const Refused = meta.story({
  args: { failure: { text: '没有保存成功，请稍后再试。', isSignedOut: false } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('没有保存成功，请稍后再试。')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('crop:cancel') }))
    await expect(onClose).toHaveBeenCalledTimes(1)
  },
})

import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish, longWord } from '../stories/longText.ts'
import { FileDrop } from './FileDrop.tsx'

const meta = preview.meta({
  title: 'Core/FileDrop',
  parameters: {
    keyboard: [
      ['Tab', 'to the zone, then to the button'],
      ['Ctrl + V', 'in the zone: paste a file'],
      ['Enter', 'on the button: choose a file'],
    ],
    docs: {
      description: {
        component:
          'Takes a file by drag, paste or button, shows its upload and lets it be cancelled. **Not** for cutting a picture (`ImageCropper` comes after it).',
      },
    },
  },
  component: FileDrop,
  args: {
    label: '把结果文件拖到这里',
    hint: 'CSV，UTF-8 编码，最大 100 MB',
    chooseText: '选择文件',
    accept: ['.csv'],
    onFile: fn(),
  },
  decorators: [
    (Story) => (
      <div className={`${frames.main} ${frames.surface}`}>
        <Story />
      </div>
    ),
  ],
})

export const Empty = meta.story({
  tags: ['modes-colours'],
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
    const file = new File(['id,wave_height\n1,0.4\n'], 'result.csv', { type: 'text/csv' })
    await userEvent.upload(input, file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
})

export const Chosen = meta.story({
  tags: ['modes'],
  args: {
    file: { name: 'result_1123_ens.csv', meta: '4.2 MB · 31,200 行' },
    removeText: '移除',
    onRemove: fn(),
    chooseText: '换一个',
    children: '本地检查通过：编码 UTF-8，列名一致，编号无缺无重，无空值',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

const onCancel = fn()

export const Uploading = meta.story({
  tags: ['modes-colours'],
  args: {
    file: { name: 'result_1123_ens.csv', meta: '4.2 MB' },
    removeText: '移除',
    onRemove: fn(),
    progress: { label: '正在上传', sent: 2.6e6, total: 4.2e6, valueText: '62%', cancelText: '取消', onCancel },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await expect(onCancel).toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: '移除' })).toBeNull()
  },
})

export const Failed = meta.story({
  args: {
    file: { name: 'lgb_seed7.csv', meta: '4.1 MB' },
    removeText: '移除',
    onRemove: fn(),
    chooseText: '换一个',
    errorMessage: '缺 12 行：第 31,189 行之后没有编号 b04-0911 至 b04-0922',
  },
})

/** Of a photo, phones offer their camera; where there is a mouse, the invitation is to drop. */
export const Photo = meta.story({
  tags: ['no-picture'], // with a mouse, the same as Empty
  args: { touch: { label: '拍照或从相册选', cameraText: '拍照' }, accept: ['image/*'] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture=environment]')
    if (!camera) throw new Error('no camera')
    await expect(camera).toHaveAttribute('accept', 'image/*')
    await expect(canvas.getByText('把结果文件拖到这里')).toBeVisible()
    await expect(canvas.getByText('拍照或从相册选')).not.toBeVisible()
    const photo = new File(['\xff\xd8\xff'], 'IMG_2041.jpg', { type: 'image/jpeg' })
    await userEvent.upload(camera, photo)
    await expect(args.onFile).toHaveBeenCalledWith(photo)
  },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

/** With the keyboard the button chooses a file; whatever takes away the control with the focus, a control of the zone has it. */
export const ByKeyboard = meta.story({
  tags: ['no-picture'], // same picture as Focused
  render: ({ label, chooseText }) => {
    const [file, setFile] = useState<File | null>(null)
    const [isChecking, setChecking] = useState(false)
    const chosen = file ? { file, removeText: '移除', onRemove: () => setFile(null) } : {}
    const onCancel = () => setChecking(false)
    const progress = { label: '正在检查', sent: 1, total: 2, valueText: '50%', cancelText: '取消', onCancel }
    return (
      <FileDrop
        label={label}
        chooseText={file ? '换一个' : chooseText}
        {...chosen}
        {...(isChecking ? { progress } : {})}
        onFile={(taken) => {
          setFile(taken)
          setChecking(true)
        }}
      />
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    const focused = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened, { once: true })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
    await focused('选择文件')
    await userEvent.upload(input, new File(['id\n1\n'], 'result.csv', { type: 'text/csv' }))
    await focused('取消')
    await userEvent.keyboard('{Enter}')
    await focused('换一个')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await focused('选择文件')
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <FileDrop
        label={han50}
        chooseText="换一个"
        onFile={fn()}
        file={{ name: longWord, meta: longEnglish }}
        removeText="移除"
        onRemove={fn()}
        errorMessage={han50}
      />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Drop your result file here', hint: 'CSV in UTF-8, up to 100 MB', chooseText: 'Choose a file' },
})

import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import { Loading } from '../Loading/Loading.tsx'
import * as frames from '../stories/frames.css.ts'
import { ImageCropper, type ImageCropperProps } from './ImageCropper.tsx'
import { cutOff, landscape, notAPicture, onItsSide, svgWithScript } from './pictures.fixtures.ts'

const texts: ImageCropperProps['texts'] = {
  stage: '裁剪框',
  keys: '方向键移动，Shift 加方向键改变大小，+ 和 − 缩放，[ 和 ] 旋转。',
  reading: '正在读取图片',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  turnLeft: '左转',
  turnRight: '右转',
  reset: '还原',
  left: '左',
  top: '上',
  width: '宽',
  height: '高',
  confirm: '用这张',
  exporting: '正在裁剪',
  cancel: '取消',
  problems: {
    heic: '这是 iPhone 的 HEIC 照片，这个浏览器打不开，请换成 JPEG',
    notPicture: '这个文件不是图片，请换一张 JPEG、PNG、WebP、GIF 或 BMP',
    tooSmall: '图片太小或太窄，缩到 2000 像素以内时每边要有 10 像素',
    tooLarge: '图片太大，请先缩小到 1 亿像素以内',
  },
  failed: '没有裁出来，请换一张图片再试',
}

const onCropped = fn<ImageCropperProps['onCropped']>()
const onCancel = fn()

type Given = Partial<Omit<ImageCropperProps, 'file'>> & { make?: () => File | Promise<File>; which?: number }

/** Draws a picture and passes it on as a file dialog would. */
function Cropped({ make = () => landscape({ width: 1200, height: 800 }), which = 0, ...rest }: Given) {
  const [file, setFile] = useState<File | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new in each render and would draw endlessly
  useEffect(() => void Promise.resolve(make()).then(setFile), [which])
  if (!file) return <Loading label="正在画图" />
  return (
    <ImageCropper
      file={file}
      aspectRatio={1}
      preview="avatar"
      onCropped={onCropped}
      onCancel={onCancel}
      texts={texts}
      {...rest}
    />
  )
}

const banner = { aspectRatio: 5, preview: 'banner' } as const

const meta = preview.meta({
  title: 'Core/ImageCropper',
  component: Cropped,
  parameters: {
    keyboard: [
      ['← → ↑ ↓', 'move the crop'],
      ['Shift + arrow', 'make the crop wider, narrower, higher, lower'],
      ['+ −', 'zoom'],
      ['[ ]', 'turn left, turn right'],
    ],
    docs: {
      description: {
        component:
          'Cuts a chosen picture to shape before it is uploaded: avatar, banner, team badge. Put it into a `Dialog` of size `l`. **Not** for choosing the file (`FileDrop`), nor for pictures inside a text, which keep their shape.',
      },
      story: { inline: false, height: '620px' },
    },
  },
  beforeEach: () => {
    onCropped.mockReset()
    onCancel.mockReset()
  },
  decorators: [
    (Story) => (
      <div className={`${frames.main} ${frames.surface}`}>
        <Story />
      </div>
    ),
  ],
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole'>

/** Values of the four crop fields, once there is a crop. */
async function crop(canvas: Canvas) {
  // A large picture is scaled down first, which browsers do when the page is idle.
  await waitFor(() => expect(canvas.getByRole('textbox', { name: '宽' })).not.toHaveValue(''), { timeout: 12_000 })
  const figure = (name: string) =>
    Number((canvas.getByRole('textbox', { name }) as HTMLInputElement).value.replaceAll(',', ''))
  return { x: figure('左'), y: figure('上'), width: figure('宽'), height: figure('高') }
}

export const Avatar = meta.story({
  tags: ['modes'],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = await crop(canvas)
    await expect(width).toBe(height)
    const box = canvasElement.querySelector('.cropper-crop-box')?.getBoundingClientRect()
    const stage = canvas.getByRole('application').getBoundingClientRect()
    await expect(Math.round(((box?.height ?? 0) / stage.height) * 100)).toBe(80)
  },
})

export const Banner = meta.story({
  tags: ['modes-colours'],
  globals: { locale: 'zh-CN' },
  args: banner,
  play: async ({ canvas }) => {
    const { width, height } = await crop(canvas)
    await expect(Math.round(width / height)).toBe(5)
  },
})

export const AnyShape = meta.story({
  args: { aspectRatio: undefined },
  play: async ({ canvas }) => void (await crop(canvas)),
})

/**
 * The crop may extend beyond the picture; that area becomes white. The sides can be halved five times: browsers build a
 * small copy from any larger one they have, which for odd sides differs in the last bit.
 */
export const BeyondThePicture = meta.story({
  args: { isBoxInside: false, aspectRatio: 1, make: () => landscape({ width: 1280, height: 320 }) },
  play: async ({ canvas }) => void (await crop(canvas)),
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = await crop(canvas)
    canvas.getByRole('application', { name: '裁剪框' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(async () => expect((await crop(canvas)).x).toBeGreaterThan(before.x))
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    await waitFor(async () => expect((await crop(canvas)).width).toBeLessThan(before.width))
    const { width, height } = await crop(canvas)
    await expect(width).toBe(height)
    await userEvent.keyboard('++++')
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveValue('0.4'))
    await userEvent.keyboard(']')
    await waitFor(async () => expect((await crop(canvas)).x).toBeLessThan(before.x))
  },
})

/** Each number can be changed by a button instead of the pointer. */
export const ByNumbers = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = await crop(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '提高 左' }))
    await waitFor(async () => expect((await crop(canvas)).x).toBe(before.x + 1))
    const width = canvas.getByRole('textbox', { name: '宽' })
    await userEvent.clear(width)
    await userEvent.type(width, '300{Enter}')
    await waitFor(async () => expect(await crop(canvas)).toMatchObject({ width: 300, height: 300 }))
    await userEvent.clear(width)
    await userEvent.type(width, '1{Enter}')
    await waitFor(async () => expect((await crop(canvas)).width).toBeGreaterThanOrEqual(10))
  },
})

/** The zoom goes from 0 to 10 in steps of 0.01, and is announced as percentage. */
export const Zoomed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const start = await crop(canvas)
    const slider = canvas.getByRole('slider', { name: '缩放' })
    await expect(slider).toHaveAttribute('step', '0.01')
    for (const [zoom, share] of [
      ['5', 6],
      ['10', 11],
    ] as const) {
      fireEvent.change(slider, { target: { value: zoom } })
      await waitFor(async () => expect((await crop(canvas)).width).toBe(Math.round(start.width / share)))
    }
    await expect(canvas.getByRole('button', { name: '放大' })).toBeDisabled()
    fireEvent.change(slider, { target: { value: '0' } })
    await waitFor(async () => expect((await crop(canvas)).width).toBe(start.width))
    await expect(canvas.getByRole('button', { name: '缩小' })).toBeDisabled()
    fireEvent.change(slider, { target: { value: '1.5' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '150%')
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await waitFor(() => expect(slider).toHaveValue('1.6'))
  },
})

/** The button turns without limit: three turns to the right, then upright again. */
export const Turned = meta.story({
  args: { aspectRatio: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await crop(canvas)
    const angle = () =>
      /rotate\((-?\d+)deg\)/.exec(
        canvasElement.querySelector<HTMLElement>('.cropper-canvas img')?.style.transform ?? '',
      )?.[1] ?? '0'
    for (const turns of [90, 180, 270, 0, 90]) {
      await userEvent.click(canvas.getByRole('button', { name: '右转' }))
      await waitFor(() => expect(Number(angle())).toBe(turns))
    }
    for (const turns of [0, -90, -180, -270, 0, -90]) {
      await userEvent.click(canvas.getByRole('button', { name: '左转' }))
      await waitFor(() => expect(Number(angle())).toBe(turns))
    }
  },
})

export const PutBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const start = await crop(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '右转' }))
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await userEvent.click(canvas.getByRole('button', { name: '还原' }))
    await waitFor(async () => expect(await crop(canvas)).toEqual(start))
  },
})

/** Choosing another picture resets the cropper. */
function Two() {
  const [make, setMake] = useState(0)
  return (
    <>
      <Button size="s" onPress={() => setMake(1)}>
        换一张
      </Button>
      <Cropped
        which={make}
        make={() => landscape(make === 0 ? { width: 1200, height: 800 } : { width: 600, height: 600 })}
      />
    </>
  )
}

export const AnotherPicture = meta.story({
  tags: ['no-picture'], // same picture as Avatar
  render: () => <Two />,
  play: async ({ canvas, userEvent }) => {
    await crop(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await userEvent.click(canvas.getByRole('button', { name: '换一张' }))
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveValue('0'))
    await waitFor(async () => expect((await crop(canvas)).width).toBe(480))
  },
})

export const Over2000 = meta.story({
  args: { ...banner, make: () => landscape({ width: 3000, height: 1200, type: 'image/jpeg' }) },
  play: async ({ canvas }) => {
    const { x, width } = await crop(canvas)
    await expect(x + width).toBeLessThanOrEqual(2000)
  },
})

export const AJpegComesOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { width, height } = await crop(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '用这张' }))
    await waitFor(() => expect(onCropped).toHaveBeenCalledOnce())
    const result = onCropped.mock.calls[0]?.[0]
    await expect(result?.blob.type).toBe('image/jpeg')
    await expect([result?.width, result?.height]).toEqual([width, height])
    const bytes = new Uint8Array((await result?.blob.slice(0, 3).arrayBuffer()) ?? new ArrayBuffer())
    await expect([...bytes]).toEqual([0xff, 0xd8, 0xff])
  },
})

export const Exporting = meta.story({
  args: { onCropped: () => new Promise<void>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await crop(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '用这张' }))
    await expect(await canvas.findByText('正在裁剪')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled()
  },
})

export const ExportFailed = meta.story({
  args: { onCropped: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await crop(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '用这张' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有裁出来')
  },
})

/** A photograph stored sideways by a phone is shown upright. */
export const UprightByExif = meta.story({
  args: { aspectRatio: undefined, make: () => onItsSide({ width: 1200, height: 800 }) },
  play: async ({ canvas, userEvent }) => {
    const { width, height } = await crop(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '用这张' }))
    await waitFor(() => expect(onCropped).toHaveBeenCalled())
    const result = onCropped.mock.calls[0]?.[0]
    await expect([result?.width, result?.height]).toEqual([width, height])
  },
})

const refused =
  (sentence: keyof typeof texts.problems) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.problems[sentence])
    await expect(canvas.getByRole('button', { name: '用这张' })).toBeDisabled()
  }

export const NotAPicture = meta.story({
  tags: ['modes-colours'],
  globals: { locale: 'zh-CN' },
  args: { make: notAPicture },
  play: refused('notPicture'),
})
/** A photo of an iPhone is named as one where the browser cannot open it. */
export const IphonePhoto = meta.story({
  tags: ['no-picture'], // the note of Cut off with another sentence
  args: { make: () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_2041.HEIC') },
  play: refused('heic'),
})
export const CutOff = meta.story({ args: { make: () => cutOff(11) }, play: refused('notPicture') })
/** A picture that arrived in part has a size, but not all of it to see. */
export const HeaderOnly = meta.story({
  tags: ['no-picture'], // ends as `CutOff`
  args: { make: () => cutOff(60) },
  play: refused('notPicture'),
})
export const Half = meta.story({
  tags: ['no-picture'], // ends as `CutOff`
  args: { make: () => cutOff(9000, 'image/jpeg') },
  play: refused('notPicture'),
})
export const SvgWithScript = meta.story({ args: { make: svgWithScript }, play: refused('notPicture') })
export const TooNarrow = meta.story({
  args: { make: () => landscape({ width: 20_000, height: 10 }) },
  play: refused('tooSmall'),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    texts: {
      ...texts,
      stage: 'Crop',
      keys: 'Arrow keys move, with Shift they resize, + and − zoom, [ and ] turn.',
      zoom: 'Zoom',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      turnLeft: 'Turn left',
      turnRight: 'Turn right',
      reset: 'Reset',
      left: 'Left',
      top: 'Top',
      width: 'Width',
      height: 'Height',
      confirm: 'Use this',
      cancel: 'Cancel',
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Width' })).not.toHaveValue(''), { timeout: 5000 })
  },
})

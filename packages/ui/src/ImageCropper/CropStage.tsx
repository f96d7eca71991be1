import type Cropper from 'cropperjs'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import ReactCropper, { type ReactCropperElement } from 'react-cropper'
import { parts } from './CropStage.css.ts'
import type { Size } from './fitWithin.ts'
import {
  cropLimits,
  fitScale,
  isZoom,
  nudge,
  resize,
  scaleOf,
  startBox,
  turned,
  type View,
  zoomOf,
} from './geometry.ts'
import { encode, type Picture } from './readPicture.ts'

/** The crop in pixels of the rotated picture. */
export interface Crop extends Size {
  x: number
  y: number
}

/** The result: a JPEG with sides of at most 2000 pixels. */
export interface CroppedPicture extends Size {
  blob: Blob
}

/** Methods of the stage for the controls beside it. */
export interface CropStageHandle {
  /** Moves or resizes the crop, in pixels of the picture. */
  set: (crop: Partial<Crop>) => void
  toJpeg: () => Promise<CroppedPicture>
}

export interface CropStageProps {
  picture: Picture
  aspectRatio?: number
  isBoxInside: boolean
  turns: number
  zoom: number
  /** A new number resets the crop to its first position. */
  start: number
  /** Called when the wheel, two fingers or a key change the zoom. */
  onZoom: (zoom: number) => void
  onTurn: (step: 1 | -1) => void
  onCrop: (crop: Crop) => void
  /** Elements of fixed size that preview the result. */
  previews: readonly HTMLElement[]
  /** Accessible name of the stage. */
  label: string
  /** Id of the sentence that lists the keys. */
  describedBy: string
  ref?: Ref<CropStageHandle>
}

/** Distance of one press of an arrow key, in CSS pixels. */
const keyStep = 10
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

/**
 * The picture with its crop, built on react-cropper. `ImageCropper` loads this large module when there is a picture.
 *
 * `geometry.ts` computes all positions; cropperjs draws and reports pointer actions.
 */
export function CropStage({
  picture,
  aspectRatio,
  isBoxInside,
  turns,
  zoom,
  start,
  onZoom,
  onTurn,
  onCrop,
  previews,
  label,
  describedBy,
  ref,
}: CropStageProps) {
  const image = useRef<ReactCropperElement>(null)
  /** The state on screen, so that a zoom by the wheel is not applied again. */
  const shown = useRef({ zoom: 0, turns: 0, start: 0, isReady: false })
  const cropper = () => (shown.current.isReady ? image.current?.cropper : undefined)

  const fitOf = (stage: Size) => {
    const cover = isBoxInside ? startBox(stage, aspectRatio) : undefined
    return fitScale(turned(picture, turns), stage, cover)
  }

  /** Centres the picture at its zoom and resets the crop. */
  const place = useEffectEvent((on: Cropper | undefined) => {
    if (!on) return
    const stage = on.getContainerData()
    const scale = scaleOf(zoom, fitOf(stage))
    shown.current = { zoom, turns, start, isReady: true }
    // While there is a crop, its limits could block the move of the picture.
    on.clear()
    on.rotateTo(turns * 90)
    on.zoomTo(scale)
    const { width, height } = on.getCanvasData()
    on.setCanvasData({ left: (stage.width - width) / 2, top: (stage.height - height) / 2 })
    on.crop()
    on.setCropBoxData(startBox(stage, aspectRatio))
  })

  const zoomTo = useEffectEvent(() => {
    const on = cropper()
    if (!on || shown.current.zoom === zoom) return
    shown.current.zoom = zoom
    const { left, top, width, height } = on.getCropBoxData()
    on.zoomTo(scaleOf(zoom, fitOf(on.getContainerData())), { x: left + width / 2, y: top + height / 2 })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a rotation or a reset places the picture again
  useEffect(() => {
    if (shown.current.turns !== turns || shown.current.start !== start) place(cropper())
  }, [turns, start])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the zoom prop applies a zoom
  useEffect(() => zoomTo(), [zoom])

  const change = (by: (view: View, stage: Size) => View) => {
    const on = cropper()
    if (!on) return
    const view = by({ box: on.getCropBoxData(), picture: on.getCanvasData() }, on.getContainerData())
    on.setCropBoxData(view.box)
    on.setCanvasData({ left: view.picture.left, top: view.picture.top })
  }
  const moveBy = (x: number, y: number) => change((view, stage) => nudge(view, { x, y }, stage, isBoxInside))
  const sizeTo = (size: (box: Size) => Partial<Size>) =>
    change((view, stage) => ({ ...view, box: resize(view, size(view.box), stage, isBoxInside, aspectRatio) }))

  useImperativeHandle(ref, () => ({
    set({ x, y, width, height }) {
      const on = cropper()
      if (!on) return
      const scale = on.getCanvasData().width / on.getCanvasData().naturalWidth
      const now = on.getData(true)
      moveBy(x === undefined ? 0 : (x - now.x) * scale, y === undefined ? 0 : (y - now.y) * scale)
      if (width !== undefined) sizeTo(() => ({ width: width * scale }))
      if (height !== undefined) sizeTo(() => ({ height: height * scale }))
    },
    async toJpeg() {
      const { smallest, longest } = cropLimits
      const canvas = cropper()?.getCroppedCanvas({
        minWidth: smallest,
        minHeight: smallest,
        maxWidth: longest,
        maxHeight: longest,
        // JPEG has no transparency: areas outside the picture become white, not black.
        fillColor: '#fff',
        imageSmoothingQuality: 'high',
      })
      if (!canvas) throw new Error('There is no crop yet')
      return { blob: await encode(canvas, 'image/jpeg'), width: canvas.width, height: canvas.height }
    },
  }))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    if (arrow && event.shiftKey) sizeTo(({ width, height }) => larger({ width, height }, arrow))
    else if (arrow) moveBy(...arrow)
    else if (event.key === '+' || event.key === '=') onZoom(Math.min(zoom + 0.1, cropLimits.zoom.max))
    else if (event.key === '-') onZoom(Math.max(zoom - 0.1, cropLimits.zoom.min))
    else if (event.key === ']') onTurn(1)
    else if (event.key === '[') onTurn(-1)
    else return
    event.preventDefault()
  }

  // cropperjs keeps the first handler it was given.
  const onWheel = useEffectEvent((event: Cropper.ZoomEvent) => {
    const on = cropper()
    if (!on || !event.detail.originalEvent) return
    const next = zoomOf(event.detail.ratio, fitOf(on.getContainerData()))
    if (!isZoom(next)) return event.preventDefault()
    shown.current.zoom = next
    onZoom(next)
  })

  return (
    <div
      className={parts}
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys belong to the crop, as in any drawing tool
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div aria-hidden="true">
        <ReactCropper
          ref={image}
          src={picture.url}
          alt={label}
          viewMode={isBoxInside ? 1 : 0}
          aspectRatio={aspectRatio ?? Number.NaN}
          dragMode="move"
          autoCropArea={cropLimits.share}
          minCropBoxWidth={cropLimits.smallest}
          minCropBoxHeight={cropLimits.smallest}
          background={false}
          checkCrossOrigin={false}
          checkOrientation={false}
          toggleDragModeOnDblclick={false}
          preview={[...previews]}
          ready={() => place(image.current?.cropper)}
          crop={({ detail }) => {
            if (detail.width > 0) onCrop(rounded(detail))
          }}
          zoom={onWheel}
        />
      </div>
    </div>
  )
}

/** Enlarges the crop along the arrow's axis, or reduces it. */
function larger({ width, height }: Size, [x, y]: readonly [number, number]): Partial<Size> {
  return x === 0 ? { height: height + y } : { width: width + x }
}

const rounded = ({ x, y, width, height }: Crop): Crop => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

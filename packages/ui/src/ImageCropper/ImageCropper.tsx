import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import RotateCcw from 'lucide-react/dist/esm/icons/rotate-ccw.mjs'
import RotateCw from 'lucide-react/dist/esm/icons/rotate-cw.mjs'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Loading } from '../Loading/Loading.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Slider } from '../Slider/Slider.tsx'
import type { Crop, CroppedPicture, CropStageHandle } from './CropStage.tsx'
import { cropLimits, turn } from './geometry.ts'
import * as css from './ImageCropper.css.ts'
import type { PictureProblem } from './readPicture.ts'
import { usePicture } from './usePicture.ts'

const CropStage = lazy(async () => ({ default: (await import('./CropStage.tsx')).CropStage }))

export interface ImageCropperTexts {
  /** "裁剪框". */
  stage: string
  /** "方向键移动，Shift 加方向键改变大小，+ 和 − 缩放，[ 和 ] 旋转". */
  keys: string
  reading: string
  zoom: string
  zoomIn: string
  zoomOut: string
  turnLeft: string
  turnRight: string
  reset: string
  left: string
  top: string
  width: string
  height: string
  confirm: string
  exporting: string
  cancel: string
  /** Why a file cannot be cropped, each with what to do instead. */
  problems: Record<PictureProblem, string>
  /** The crop could not be turned into a file. */
  failed: string
}

export interface ImageCropperProps {
  /** What was chosen. Anything may come: what is no picture is refused in a sentence. */
  file: Blob
  /** Width by height, fixed: 1 for an avatar. Left out, the crop has any shape. */
  aspectRatio?: number
  /** The crop stays inside the picture (the "centre box" of A§9). */
  isBoxInside?: boolean
  /** How the result is shown beside the stage. */
  preview: 'avatar' | 'banner'
  /** Takes the result. While a promise is open the button is pending; a rejected one shows `failed`. */
  onCropped: (picture: CroppedPicture) => void | Promise<void>
  onCancel: () => void
  texts: ImageCropperTexts
}

const previewsOf = { avatar: ['profile', 'list', 'inline'], banner: ['banner'] } as const
const zoomStep = 0.1
const { min, max } = cropLimits.zoom
/** Without the noise of adding tenths. */
const zoomed = (zoom: number) => Math.min(max, Math.max(min, Math.round(zoom * 100) / 100))

/**
 * Cuts a picture to what is needed of it, as a jpeg of at most 2000 pixels (A§9, B§9). Everything the pointer drags has a
 * button and a key: arrows move the crop, with Shift they resize it, + and − zoom, [ and ] turn.
 *
 * The cropping itself is loaded when a picture is there.
 */
export function ImageCropper({
  file,
  aspectRatio,
  isBoxInside = true,
  preview,
  onCropped,
  onCancel,
  texts,
}: ImageCropperProps) {
  const state = usePicture(file)
  const keysId = useId()
  const stage = useRef<CropStageHandle>(null)
  const [previews, setPreviews] = useState<readonly HTMLElement[] | null>(null)
  const [zoom, setZoom] = useState<number>(min)
  const [turns, setTurns] = useState(0)
  const [start, setStart] = useState(0)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [isExporting, setExporting] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const isOff = state.status !== 'ready' || crop === null || isExporting
  const zoomTo = (next: number) => setZoom(zoomed(next))
  const turnBy = (step: 1 | -1) => setTurns((before) => turn(before, step))
  const reset = () => {
    setZoom(min)
    setTurns(0)
    setStart((before) => before + 1)
  }
  const confirm = async () => {
    setExporting(true)
    setFailed(false)
    try {
      const result = await stage.current?.toJpeg()
      if (result) await onCropped(result)
    } catch {
      setFailed(true)
    } finally {
      setExporting(false)
    }
  }

  return (
    <div className={css.cropper}>
      <div className={css.stage}>
        {state.status === 'bad' ? <ErrorState size="s" title={texts.problems[state.problem]} /> : null}
        {state.status === 'reading' ? <Loading label={texts.reading} /> : null}
        {state.status === 'ready' && previews ? (
          <Suspense fallback={<Loading label={texts.reading} />}>
            <CropStage
              key={`${state.picture.url} ${aspectRatio}`}
              ref={stage}
              picture={state.picture}
              aspectRatio={aspectRatio}
              isBoxInside={isBoxInside}
              turns={turns}
              zoom={zoom}
              start={start}
              onZoom={zoomTo}
              onTurn={turnBy}
              onCrop={setCrop}
              previews={previews}
              label={texts.stage}
              describedBy={keysId}
            />
          </Suspense>
        ) : null}
      </div>
      <div className={css.side}>
        <div
          className={css.previews}
          aria-hidden="true"
          ref={(element) => setPreviews((now) => now ?? (element ? ([...element.children] as HTMLElement[]) : null))}
        >
          {previewsOf[preview].map((of) => (
            <div key={of} className={css.preview} data-of={of} />
          ))}
        </div>
        <div className={css.zoom}>
          <IconButton
            size="s"
            label={texts.zoomOut}
            icon={<Icon of={Minus} size={15} />}
            isDisabled={isOff || zoom <= min}
            onPress={() => zoomTo(zoom - zoomStep)}
          />
          <Slider
            label={texts.zoom}
            minValue={min}
            maxValue={max}
            step={cropLimits.zoom.step}
            value={zoom}
            onChange={zoomTo}
            formatOptions={{ minimumFractionDigits: 2 }}
            isDisabled={isOff}
          />
          <IconButton
            size="s"
            label={texts.zoomIn}
            icon={<Icon of={Plus} size={15} />}
            isDisabled={isOff || zoom >= max}
            onPress={() => zoomTo(zoom + zoomStep)}
          />
        </div>
        <div className={css.turns}>
          <Button size="s" icon={<Icon of={RotateCcw} size={15} />} isDisabled={isOff} onPress={() => turnBy(-1)}>
            {texts.turnLeft}
          </Button>
          <Button size="s" icon={<Icon of={RotateCw} size={15} />} isDisabled={isOff} onPress={() => turnBy(1)}>
            {texts.turnRight}
          </Button>
          <Button size="s" kind="quiet" isDisabled={isOff} onPress={reset}>
            {texts.reset}
          </Button>
        </div>
        <div className={css.numbers}>
          {(
            [
              ['x', texts.left],
              ['y', texts.top],
              ['width', texts.width],
              ['height', texts.height],
            ] as const
          ).map(([side, label]) => (
            <NumberField
              key={side}
              size="s"
              label={label}
              step={1}
              value={crop?.[side] ?? Number.NaN}
              onChange={(value) => {
                if (!Number.isNaN(value)) stage.current?.set({ [side]: value })
              }}
              isDisabled={isOff}
            />
          ))}
        </div>
      </div>
      <div className={css.foot}>
        <p id={keysId} className={css.keys}>
          {texts.keys}
        </p>
        <Button onPress={() => onCancel()}>{texts.cancel}</Button>
        <Button
          kind="primary"
          isDisabled={isOff && !isExporting}
          isPending={isExporting}
          pendingLabel={texts.exporting}
          onPress={() => void confirm()}
        >
          {texts.confirm}
        </Button>
        {hasFailed ? (
          <p className={css.problem} role="alert">
            {texts.failed}
          </p>
        ) : null}
      </div>
    </div>
  )
}

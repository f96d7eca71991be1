import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import RotateCcw from 'lucide-react/dist/esm/icons/rotate-ccw.mjs'
import RotateCw from 'lucide-react/dist/esm/icons/rotate-cw.mjs'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Slider } from '../Slider/Slider.tsx'
import type { Crop } from './CropStage.tsx'
import { cropLimits } from './geometry.ts'
import * as css from './ImageCropper.css.ts'
import type { ImageCropperTexts } from './texts.ts'

interface CropControlsProps {
  texts: ImageCropperTexts
  isDisabled: boolean
  zoom: number
  onZoom: (zoom: number) => void
  onTurn: (step: 1 | -1) => void
  onReset: () => void
  /** Null until there is a crop. */
  crop: Crop | null
  onCrop: (change: Partial<Crop>) => void
}

const { min, max } = cropLimits.zoom
const zoomStep = 0.1

/** A button or a number field for every action of the pointer on the stage. */
export function CropControls({ texts, isDisabled, zoom, onZoom, onTurn, onReset, crop, onCrop }: CropControlsProps) {
  return (
    <>
      <div className={css.zoom}>
        <IconButton
          size="s"
          label={texts.zoomOut}
          icon={<Icon of={Minus} size={15} />}
          isDisabled={isDisabled || zoom <= min}
          onPress={() => onZoom(zoom - zoomStep)}
        />
        <Slider
          label={texts.zoom}
          minValue={min}
          maxValue={max}
          step={cropLimits.zoom.step}
          value={zoom}
          onChange={onZoom}
          // how much the picture is enlarged
          formatOptions={{ style: 'percent' }}
          isDisabled={isDisabled}
        />
        <IconButton
          size="s"
          label={texts.zoomIn}
          icon={<Icon of={Plus} size={15} />}
          isDisabled={isDisabled || zoom >= max}
          onPress={() => onZoom(zoom + zoomStep)}
        />
      </div>
      <div className={css.turns}>
        <Button size="s" icon={<Icon of={RotateCcw} size={15} />} isDisabled={isDisabled} onPress={() => onTurn(-1)}>
          {texts.turnLeft}
        </Button>
        <Button size="s" icon={<Icon of={RotateCw} size={15} />} isDisabled={isDisabled} onPress={() => onTurn(1)}>
          {texts.turnRight}
        </Button>
        <Button size="s" variant="quiet" isDisabled={isDisabled} onPress={() => onReset()}>
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
              if (!Number.isNaN(value)) onCrop({ [side]: value })
            }}
            isDisabled={isDisabled}
          />
        ))}
      </div>
    </>
  )
}

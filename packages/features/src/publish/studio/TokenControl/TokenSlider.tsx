import { numberOf, type TokenRange, valueAt } from '@shulei/ui/theme/ranges.ts'
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import * as css from './TokenSlider.css.ts'

export interface TokenSliderProps {
  /** The accessible name. */
  label: string
  value: string
  range: TokenRange
  onChange: (value: string) => void
  /** Called when the handle is released. */
  onSettle: () => void
}

/**
 * One number by slider, beside the field with the exact value. A value beyond the slider's end stays until the slider is
 * moved.
 */
export function TokenSlider({ label, value, range, onChange, onSettle }: TokenSliderProps) {
  const most = range.slideTo ?? range.most
  const number = numberOf(value, range) ?? range.least
  return (
    <Slider
      aria-label={label}
      minValue={range.least}
      maxValue={most}
      step={range.step}
      value={Math.min(number, most)}
      onChange={(moved) => onChange(valueAt(moved, range))}
      onChangeEnd={onSettle}
      className={css.slider}
    >
      <SliderTrack className={css.track}>
        <SliderFill className={css.fill} />
        <SliderThumb className={css.thumb} />
      </SliderTrack>
    </Slider>
  )
}

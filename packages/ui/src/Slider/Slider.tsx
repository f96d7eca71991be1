import type { Ref } from 'react'
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import type { Unstyled } from '../Button/unstyled.ts'
import { label as labelStyle } from '../Field/Field.css.ts'
import { fill, output, slider, thumb, track } from './Slider.css.ts'

export interface SliderProps extends Omit<Unstyled<AriaSliderProps<number>>, 'children' | 'orientation'> {
  /** Label of the slider. `formatOptions` decides how the value is shown and announced in the reader's language. */
  label: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A number from a range whose position matters more than its exact value. For an exact value use `NumberField`, alone or
 * beside it.
 *
 * States of React Aria: `[data-disabled]`; on the thumb `[data-hovered]`, `[data-dragging]`, `[data-focus-visible]`.
 */
export function Slider({ label, ...rest }: SliderProps) {
  return (
    <AriaSlider {...rest} className={slider}>
      <Label className={labelStyle}>{label}</Label>
      <SliderOutput className={output} />
      <SliderTrack className={track}>
        <SliderFill className={fill} />
        <SliderThumb className={thumb} />
      </SliderTrack>
    </AriaSlider>
  )
}

import { DateRangePicker as AriaDateRangePicker, Group } from 'react-aria-components/DateRangePicker'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { FieldFoot, FieldLabel } from '../Field/Field.tsx'
import { CalendarMonth, CalendarOpener, CalendarSheet } from './CalendarSheet.tsx'
import * as css from './DateField.css.ts'
import type { DateTexts } from './date-texts.ts'
import { dateProps, Segments } from './dateParts.tsx'
import { type IsoDate, toRange } from './isoDate.ts'

/** Two dates in order, both inclusive. */
export interface IsoRange {
  start: IsoDate
  end: IsoDate
}

export interface DateRangePickerProps extends Omit<DateTexts, 'name'> {
  /** Null for none. Invalid dates, or dates out of order, count as none. */
  value?: IsoRange | null
  defaultValue?: IsoRange | null
  /** Called with both dates, or with null once the field is empty. */
  onChange?: (value: IsoRange | null) => void
  /** Text between the two dates: "至", "to". */
  toText: string
  /** Names of the two inputs in a form with method GET. */
  startName?: string
  endName?: string
}

/**
 * A range of dates, such as a filter. Chosen by two clicks in the month, or typed.
 *
 * States as `DatePicker`; on days also `[data-selection-start]`, `[data-selection-end]`.
 */
export function DateRangePicker({
  label,
  labelNote,
  hint,
  errorMessage,
  value,
  defaultValue,
  onChange,
  earliest,
  latest,
  toText,
  ...rest
}: DateRangePickerProps) {
  return (
    <AriaDateRangePicker
      {...rest}
      value={value === undefined ? undefined : toRange(value)}
      defaultValue={toRange(defaultValue)}
      onChange={(range) => onChange?.(range && { start: range.start.toString(), end: range.end.toString() })}
      {...dateProps({ earliest, latest, errorMessage })}
    >
      <FieldLabel label={label} labelNote={labelNote} />
      <Group className={css.dateFrame}>
        <Segments slot="start" />
        <span className={css.between} aria-hidden="true">
          {toText}
        </span>
        <Segments slot="end" />
        <CalendarOpener />
      </Group>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
      <CalendarSheet>
        <RangeCalendar data-range="">
          <CalendarMonth />
        </RangeCalendar>
      </CalendarSheet>
    </AriaDateRangePicker>
  )
}

import {
  DateRangePicker as AriaDateRangePicker,
  DateInput,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { field } from '../Field/Field.css.ts'
import { FieldFoot, FieldLabel } from '../Field/Field.tsx'
import { sheet } from '../Popover/Popover.css.ts'
import { CalendarMonth, CalendarOpener } from './CalendarSheet.tsx'
import * as css from './DateField.css.ts'
import type { DateTexts } from './DateField.tsx'
import { type IsoDate, toDate, toRange } from './isoDate.ts'

/** Two dates in order, both included. */
export interface IsoRange {
  start: IsoDate
  end: IsoDate
}

export interface DateRangePickerProps extends Omit<DateTexts, 'name'> {
  /** Null for none. What are no dates, or dates out of order, counts as none. */
  value?: IsoRange | null
  defaultValue?: IsoRange | null
  /** Told both dates, or null once the field is empty. */
  onChange?: (value: IsoRange | null) => void
  /** Between the two: "至", "to". */
  toText: string
  /** Names of the two in a form with method GET. */
  startName?: string
  endName?: string
}

/**
 * From one date to another: a filter, the window of a list. Two clicks in the month, or both dates typed.
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
      minValue={toDate(earliest)}
      maxValue={toDate(latest)}
      isInvalid={errorMessage ? true : undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={field}
    >
      <FieldLabel label={label} labelNote={labelNote} />
      <Group className={css.dateFrame}>
        <DateInput slot="start" className={css.segments}>
          {(segment) => <DateSegment segment={segment} className={css.segment} />}
        </DateInput>
        <span className={css.between} aria-hidden="true">
          {toText}
        </span>
        <DateInput slot="end" className={css.segments}>
          {(segment) => <DateSegment segment={segment} className={css.segment} />}
        </DateInput>
        <CalendarOpener />
      </Group>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
      <Popover className={sheet} offset={4}>
        <Dialog className={css.calendar}>
          <RangeCalendar data-range="">
            <CalendarMonth />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  )
}

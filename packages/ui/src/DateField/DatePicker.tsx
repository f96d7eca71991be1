import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker, Group } from 'react-aria-components/DatePicker'
import { FieldFoot, FieldLabel } from '../Field/Field.tsx'
import { CalendarMonth, CalendarOpener, CalendarSheet } from './CalendarSheet.tsx'
import * as css from './DateField.css.ts'
import type { DateFieldProps } from './DateField.tsx'
import { dateProps, Segments } from './dateParts.tsx'
import { toDate, toDateIfGiven } from './isoDate.ts'

/**
 * A date near today, chosen by its day of the week, such as a deadline. It is typed as in `DateField`, or picked from a
 * month.
 *
 * For two dates use `DateRangePicker`; for a date long ago `DateField`.
 *
 * States of React Aria: `[data-open]`, `[data-disabled]`, `[data-invalid]`; on days `[data-selected]`, `[data-today]`,
 * `[data-focus-visible]`, `[data-disabled]`.
 */
export function DatePicker({
  label,
  labelNote,
  hint,
  errorMessage,
  value,
  defaultValue,
  onChange,
  earliest,
  latest,
  ...rest
}: DateFieldProps) {
  return (
    <AriaDatePicker
      {...rest}
      value={toDateIfGiven(value)}
      defaultValue={toDate(defaultValue)}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
      {...dateProps({ earliest, latest, errorMessage })}
    >
      <FieldLabel label={label} labelNote={labelNote} />
      <Group className={css.dateFrame}>
        <Segments />
        <CalendarOpener />
      </Group>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
      <CalendarSheet>
        <Calendar data-single="">
          <CalendarMonth />
        </Calendar>
      </CalendarSheet>
    </AriaDatePicker>
  )
}

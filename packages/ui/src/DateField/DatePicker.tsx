import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker, DateInput, DateSegment, Group, Popover } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { field } from '../Field/Field.css.ts'
import { FieldFoot, FieldLabel } from '../Field/Field.tsx'
import { sheet } from '../Popover/Popover.css.ts'
import { CalendarMonth, CalendarOpener } from './CalendarSheet.tsx'
import * as css from './DateField.css.ts'
import type { DateFieldProps } from './DateField.tsx'
import { toDate, toDateIfGiven } from './isoDate.ts'

/**
 * A date near today, chosen by its day of the week: a deadline, a session. Typed as in `DateField`, or picked from the month.
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
      minValue={toDate(earliest)}
      maxValue={toDate(latest)}
      isInvalid={errorMessage ? true : undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={field}
    >
      <FieldLabel label={label} labelNote={labelNote} />
      <Group className={css.dateFrame}>
        <DateInput className={css.segments}>
          {(segment) => <DateSegment segment={segment} className={css.segment} />}
        </DateInput>
        <CalendarOpener />
      </Group>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
      <Popover className={sheet} offset={4}>
        <Dialog className={css.calendar}>
          <Calendar data-single="">
            <CalendarMonth />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}

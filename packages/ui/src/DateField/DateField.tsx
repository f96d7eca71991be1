import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { FieldFoot, FieldLabel } from '../Field/Field.tsx'
import * as css from './DateField.css.ts'
import type { DateTexts } from './date-texts.ts'
import { dateProps, Segments } from './dateParts.tsx'
import { type IsoDate, toDate, toDateIfGiven } from './isoDate.ts'

export interface DateFieldProps extends DateTexts {
  /** `2026-11-21`, or null for none. An invalid date counts as none. */
  value?: IsoDate | null
  defaultValue?: IsoDate | null
  /** Called with a complete date, or with null once the field is empty. */
  onChange?: (value: IsoDate | null) => void
}

/**
 * A date that the person knows by heart: a birthday, the start of a job. Year, month and day are typed one after the other,
 * in the order of the reader's language; arrow keys go up and down.
 *
 * When the day of the week matters use `DatePicker`.
 *
 * States of React Aria: `[data-disabled]`, `[data-invalid]`, `[data-readonly]`; on segments `[data-focused]`,
 * `[data-placeholder]`.
 */
export function DateField({
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
    <AriaDateField
      {...rest}
      value={toDateIfGiven(value)}
      defaultValue={toDate(defaultValue)}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
      {...dateProps({ earliest, latest, errorMessage })}
    >
      <FieldLabel label={label} labelNote={labelNote} />
      <div className={css.dateFrame}>
        <Segments />
      </div>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </AriaDateField>
  )
}

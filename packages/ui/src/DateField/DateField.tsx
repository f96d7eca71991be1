import type { Ref } from 'react'
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from 'react-aria-components/DateField'
import { FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import * as css from './DateField.css.ts'
import { dateProps, Segments } from './dateParts.tsx'
import { type IsoDate, toDate, toDateIfGiven } from './isoDate.ts'

/** What all fields for dates take. */
export interface DateTexts
  extends FieldTexts,
    Pick<AriaDateFieldProps<DateValue>, 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'name'> {
  /** First and last date that can be taken, `2026-11-21`. */
  earliest?: IsoDate
  latest?: IsoDate
  ref?: Ref<HTMLDivElement>
}

export interface DateFieldProps extends DateTexts {
  /** `2026-11-21`, or null for none. What is no date counts as none. */
  value?: IsoDate | null
  defaultValue?: IsoDate | null
  /** Told a whole date, or null once the field is empty. */
  onChange?: (value: IsoDate | null) => void
}

/**
 * A date that somebody knows by heart: a birthday, the start of a job. Year, month and day are typed one after the other, in
 * the order of the reader's language; arrow keys go up and down.
 *
 * Where the day of the week matters use `DatePicker`.
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

import type { Ref } from 'react'
import type { DateFieldProps as AriaDateFieldProps, DateValue } from 'react-aria-components/DateField'
import type { FieldTexts } from '../Field/Field.tsx'
import type { IsoDate } from './isoDate.ts'

/** Props shared by all date fields. */
export interface DateTexts
  extends FieldTexts,
    Pick<AriaDateFieldProps<DateValue>, 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'name'> {
  /** First and last selectable date, `2026-11-21`. */
  earliest?: IsoDate
  latest?: IsoDate
  ref?: Ref<HTMLDivElement>
}

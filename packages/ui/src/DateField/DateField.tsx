import { type Ref, useId, useRef } from 'react'
import {
  type DateFieldProps as AriaDateFieldProps,
  DateFieldContext,
  DateInput,
  DateSegment,
  type DateValue,
} from 'react-aria-components/DateField'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { field } from '../Field/Field.css.ts'
import { FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import * as css from './DateField.css.ts'
import { type IsoDate, toDate, toDateIfGiven } from './isoDate.ts'

export interface DateFieldProps
  extends FieldTexts,
    Pick<AriaDateFieldProps<DateValue>, 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'name'> {
  /** `2026-11-21`, or null for none. An invalid date counts as none. */
  value?: IsoDate | null
  defaultValue?: IsoDate | null
  /**
   * Called with a complete date, or with null once the field is empty. A field that is left with a day that no calendar has gives
   * that day as typed, `2026-02-30`, and becomes empty.
   */
  onChange?: (value: IsoDate | null) => void
  /** First and last valid date, `2026-11-21`. */
  earliest?: IsoDate
  latest?: IsoDate
  ref?: Ref<HTMLDivElement>
}

const invalid = { isInvalid: true, validationErrors: [], validationDetails: {} as ValidityState }

/** The date in the parts of a field, which no calendar needs to have; null while one is empty. */
function typedDate(frame: HTMLElement | null): IsoDate | null {
  const parts = (['year', 'month', 'day'] as const).map((type) =>
    frame?.querySelector(`[data-type=${type}]`)?.getAttribute('aria-valuenow'),
  )
  if (!parts.every((part) => typeof part === 'string')) return null
  return parts.map((part, at) => part.padStart(at === 0 ? 4 : 2, '0')).join('-')
}

/**
 * A date that the person knows by heart: a birthday, the start of a job. Year, month and day are typed one after the other,
 * in the order of the reader's language; arrow keys go up and down.
 *
 * The parts are those of React Aria without its `DateField`, which adds a hidden input whose `form=""` is not valid (decision 091).
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
  ref,
  ...rest
}: DateFieldProps) {
  const id = useId()
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`]
  const frame = useRef<HTMLDivElement>(null)
  /** The typed date, while the focus leaves a part: then React Aria moves a day that no calendar has to the end of its month. */
  const left = useRef<IsoDate | null>(null)
  return (
    <div ref={ref} className={field}>
      <LabelContext
        value={{
          id: labelId,
          elementType: 'span',
          onClick: () => frame.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
        }}
      >
        <FieldLabel label={label} labelNote={labelNote} />
      </LabelContext>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the frame only observes the focus leaving its parts */}
      <div
        ref={frame}
        className={css.dateFrame}
        onBlurCapture={() => {
          left.current = typedDate(frame.current)
        }}
        onBlur={() => {
          left.current = null
        }}
      >
        <DateFieldContext
          value={{
            ...rest,
            'aria-labelledby': labelId,
            'aria-describedby': [hint && hintId, errorMessage && errorId].filter(Boolean).join(' ') || undefined,
            value: toDateIfGiven(value),
            defaultValue: toDate(defaultValue),
            onChange: (date) => onChange?.(left.current ?? date?.toString() ?? null),
            minValue: toDate(earliest),
            maxValue: toDate(latest),
            isInvalid: errorMessage ? true : undefined,
            validationBehavior: 'aria',
            shouldForceLeadingZeros: true,
          }}
        >
          <DateInput className={css.segments}>
            {(segment) => <DateSegment segment={segment} className={css.segment} />}
          </DateInput>
        </DateFieldContext>
      </div>
      <TextContext value={{ slots: { description: { id: hintId }, errorMessage: { id: errorId } } }}>
        <FieldErrorContext value={errorMessage ? invalid : null}>
          <FieldFoot hint={hint} errorMessage={errorMessage} />
        </FieldErrorContext>
      </TextContext>
    </div>
  )
}

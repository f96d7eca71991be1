import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { field } from '../Field/Field.css.ts'
import * as css from './DateField.css.ts'
import type { DateTexts } from './date-texts.ts'
import { toDate } from './isoDate.ts'

/** Props of React Aria that all date fields share: limits, error and appearance. */
export const dateProps = ({
  earliest,
  latest,
  errorMessage,
}: Pick<DateTexts, 'earliest' | 'latest' | 'errorMessage'>) =>
  ({
    minValue: toDate(earliest),
    maxValue: toDate(latest),
    isInvalid: errorMessage ? true : undefined,
    validationBehavior: 'aria',
    shouldForceLeadingZeros: true,
    className: field,
  }) as const

/** Year, month and day of one date, in the order of the reader's language. */
export function Segments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={css.segments}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  )
}

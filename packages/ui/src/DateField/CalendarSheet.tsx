import CalendarDays from 'lucide-react/dist/esm/icons/calendar-days.mjs'
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs'
import type { ReactNode } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../Icon/Icon.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'
import { sheet } from '../Popover/Popover.css.ts'
import * as css from './DateField.css.ts'

/** Button that opens the calendar; React Aria names it in the reader's language. */
export function CalendarOpener() {
  return (
    <Button className={css.opener}>
      <Icon of={CalendarDays} />
    </Button>
  )
}

/** Popover that holds a `Calendar` or `RangeCalendar`. */
export function CalendarSheet({ children }: { children: ReactNode }) {
  return (
    <Popover className={sheet} offset={4}>
      <Dialog className={css.calendar}>{children}</Dialog>
    </Popover>
  )
}

/** One month between its two arrows: the content of a `Calendar` or `RangeCalendar`, which name the arrows. */
export function CalendarMonth() {
  return (
    <>
      <div className={css.head}>
        <Button slot="previous" className={iconButton}>
          <Icon of={ChevronLeft} />
        </Button>
        <Heading level={3} className={css.month} />
        <Button slot="next" className={iconButton}>
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid className={css.grid} weekdayStyle="narrow">
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={css.weekday}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

import type { ScheduleStage } from '@shulei/ui/Schedule/scheduleLabels.ts'

/** Escapes the characters with a meaning in iCalendar texts (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/**
 * Folds lines longer than 75 octets: continuation lines begin with a space (RFC 5545, 3.1). Cut by characters, with at most
 * three octets each.
 */
function folded(line: string): string {
  const chars = [...line]
  const parts: string[] = []
  while (chars.length > 0) parts.push(chars.splice(0, 24).join(''))
  return parts.join('\r\n ')
}

/**
 * The stages as a calendar file in a data address: one event per stage, in UTC, with an alarm a day before its end. `made`
 * is the creation time in epoch milliseconds; `url` is the page's address.
 */
export function calendarAddress(
  stages: readonly ScheduleStage[],
  { title, id, url, made }: { title: string; id: number; url: string; made: number },
): string {
  const events = stages.flatMap(({ kind, start, end, title: stage }) => {
    if (kind === 'gap' || end === null) return []
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${kind}-${start}@shulei`,
      `DTSTAMP:${stamp(made)}`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(end)}`,
      `SUMMARY:${escaped(`${title} · ${stage}`)}`,
      `URL:${url}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(`${title} · ${stage}`)}`,
      'TRIGGER;RELATED=END:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Shulei//Competition//EN', ...events, 'END:VCALENDAR']
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(folded).join('\r\n'))}`
}

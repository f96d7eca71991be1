import { Bar } from '../TimeRuler/Bar.tsx'
import type { TimeRange } from '../TimeRuler/layout.ts'
import { overhang } from '../TimeRuler/shapes.style.ts'
import { TimeRuler } from '../TimeRuler/TimeRuler.tsx'
import * as css from './Schedule.css.ts'
import { type ScheduleStage, scheduleLabels } from './scheduleLabels.ts'

export interface ScheduleProps {
  /** In chronological order. */
  stages: readonly ScheduleStage[]
  /** Now in epoch milliseconds. */
  now: number
  range: TimeRange
  /** Marks the current stages in the list, such as "现在". */
  nowLabel: string
}

/** Least width of the ruler form in pixels; `Schedule.css.ts` uses the same. */
const NARROWEST = 720
const LINE = 20

/**
 * Schedule of a competition: a 34 px ruler with names above and dates below, each on up to two rows, or a list when it is too
 * narrow or the labels would overlap. Screen readers always get the list.
 */
export function Schedule({ stages, now, range, nowLabel }: ScheduleProps) {
  const places = scheduleLabels(stages, range, NARROWEST)
  const isNow = (stage: ScheduleStage) => stage.start <= now && (stage.end === null || now < stage.end)
  const lines = Math.max(1, ...stages.map((stage) => stage.lines.length))
  const rows = places?.some((place) => place?.row === 1) ? 2 : 1
  const rowHeight = lines * LINE + 8
  return (
    <div className={css.schedule} data-ruler={places ? '' : undefined}>
      {places && (
        <div className={css.ruler} aria-hidden="true">
          <svg className={css.labels} height={24 + rows * 22 - overhang.schedule.above} aria-hidden="true">
            {stages.map((stage, i) => {
              const place = places[i]
              if (!place) return null
              return (
                <text key={stage.start} className={css.title} x={`${place.start}%`} y={16 + place.row * 22}>
                  {stage.title}
                </text>
              )
            })}
          </svg>
          <TimeRuler form="schedule" segments={stages} now={now} range={range} />
          <svg className={css.labels} height={16 + rows * rowHeight - overhang.schedule.below} aria-hidden="true">
            {stages.map((stage, i) => {
              const place = places[i]
              if (!place) return null
              return stage.lines.map((line, at) => (
                <text
                  key={line}
                  className={css.line}
                  x={`${place.start}%`}
                  y={36 + place.row * rowHeight + at * LINE - overhang.schedule.below}
                  data-current={(at === 0 && isNow(stage)) || undefined}
                >
                  {line}
                </text>
              ))
            })}
          </svg>
        </div>
      )}
      <ol className={css.list}>
        {stages.map((stage) => (
          <li
            key={`${stage.kind}${stage.start}`}
            className={css.stage}
            data-kind={stage.kind}
            data-current={isNow(stage) || undefined}
            aria-current={isNow(stage) ? 'step' : undefined}
          >
            <svg className={css.strip} aria-hidden="true">
              {stage.kind === 'gap' ? (
                <line className={css.gapLine} x1="7" x2="7" y2="100%" />
              ) : (
                <Bar kind={stage.kind} width="14" height="100%" />
              )}
            </svg>
            <div>
              <span className={css.stageTitle}>{stage.title}</span>
              {isNow(stage) && <span className={css.now}>{nowLabel}</span>}
              {stage.lines.map((line) => (
                <p key={line} className={css.stageLine}>
                  {line}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

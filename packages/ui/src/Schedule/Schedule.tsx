import { Bar } from '../TimeRuler/Bar.tsx'
import type { TimeRange } from '../TimeRuler/layout.ts'
import { TimeRuler } from '../TimeRuler/TimeRuler.tsx'
import * as css from './Schedule.css.ts'
import { type ScheduleStage, scheduleLabels } from './scheduleLabels.ts'

export interface ScheduleProps {
  /** In order of time. */
  stages: readonly ScheduleStage[]
  /** Now in epoch milliseconds. */
  now: number
  range: TimeRange
  /** Marks the current stages in the list, such as "现在". */
  nowLabel: string
}

/** Narrowest width that the ruler form is shown at, in pixels; `Schedule.css.ts` asks for the same. */
const NARROWEST = 600
const LINE = 20

/**
 * A competition's schedule: the 34 px ruler with names above and dates below it, or, where it is narrow or the labels
 * cannot stand side by side, a list. Readers always get the list.
 */
export function Schedule({ stages, now, range, nowLabel }: ScheduleProps) {
  const starts = scheduleLabels(stages, range, NARROWEST)
  const isNow = (stage: ScheduleStage) => stage.start <= now && (stage.end === null || now < stage.end)
  const lines = Math.max(1, ...stages.map((stage) => stage.lines.length))
  return (
    <div className={css.schedule} data-ruler={starts ? '' : undefined}>
      {starts && (
        <div className={css.ruler} aria-hidden="true">
          <svg className={css.labels} height="46" aria-hidden="true">
            {stages.map((stage, i) =>
              starts[i] == null ? null : (
                <text key={stage.start} className={css.title} x={`${starts[i]}%`} y="16">
                  {stage.title}
                </text>
              ),
            )}
          </svg>
          <TimeRuler form="schedule" segments={stages} now={now} range={range} />
          <svg className={css.labels} height={24 + lines * LINE} aria-hidden="true">
            {stages.map((stage, i) =>
              starts[i] == null
                ? null
                : stage.lines.map((line, row) => (
                    <text
                      key={line}
                      className={css.line}
                      x={`${starts[i]}%`}
                      y={36 + row * LINE}
                      data-current={(row === 0 && isNow(stage)) || undefined}
                    >
                      {line}
                    </text>
                  )),
            )}
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

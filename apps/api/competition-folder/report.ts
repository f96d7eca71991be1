import { HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { freezeAtOf } from '@shulei/domain/compete/team/limits.ts'
import type { CheckedFolder } from './check-folder.ts'
import { type Finding, quote } from './finding.ts'
import { plannedCalendar } from './read-settings.ts'
import type { Update } from './update-folder.ts'

/** Findings as lines that editors understand: file, line, sentence. */
export function findingLines(findings: readonly Finding[]): string[] {
  const lines = findings.map(({ file, line, text }) =>
    [...(file ? [line === null ? file : `${file}:${line}`] : []), text].join(': '),
  )
  const count = findings.length === 1 ? 'One mistake' : `${findings.length} mistakes`
  return [...lines, `${count}. Nothing was changed.`]
}

/** Warnings as lines like those of mistakes; they keep nothing from being done. */
export const warningLines = (warnings: readonly Finding[]): string[] =>
  warnings.map(({ file, text }) => `Warning, ${file}: ${text}`)

const shanghai = (at: Instant) => new Date(at + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ')

const scoreText = (score: number | null, decimals: number) =>
  (score === null ? '-' : score.toFixed(decimals)).padStart(14)

function scoreLines({ settings, scores }: CheckedFolder): string[] {
  const { direction, decimals } = metrics[settings.metric]
  const lines = Object.entries(scores).map(
    ([name, { A, B }]) => `  ${name.padEnd(18)}${scoreText(A, decimals)}${scoreText(B, decimals)}`,
  )
  const better = direction === 'asc' ? 'smaller' : 'greater'
  return [
    `Scores by ${settings.metric}, ${better} is better`,
    `  ${''.padEnd(18)}${'list A'.padStart(14)}${'list B'.padStart(14)}`,
    ...lines,
  ]
}

/** Every instant of the settings in order, in Shanghai time. */
export function scheduleLines(settings: CheckedFolder['settings']): string[] {
  const { published, start, end, signup, teamFreezeAt, schedules } = plannedCalendar(settings)
  const instants: [Instant, string][] = [
    [published, 'published'],
    [start, 'competition starts'],
    [signup.start, 'sign-up opens'],
    [signup.end, 'sign-up closes'],
    [freezeAtOf({ teamFreezeAt: teamFreezeAt ?? null, endTime: end }), 'members of teams stay as they are'],
  ]
  for (const [at, { listA, listB, source, choice }] of schedules.entries()) {
    const quota = `${settings.schedules[at]?.dailySubmissions ?? 0} submissions a day`
    for (const [name, window] of [
      ['list A', listA],
      ['list B', listB],
    ] as const) {
      if (window) instants.push([window.start, `schedule ${at + 1}: ${name} opens, ${quota}`])
      if (window) instants.push([window.end, `schedule ${at + 1}: ${name} closes`])
    }
    if (choice) instants.push([choice.until, `schedule ${at + 1}: last instant to choose ${choice.count} for list B`])
    if (source) {
      const teams = source.places === 0 ? 'all teams with a score' : `the first ${source.places} teams`
      instants.push([source.start, `schedule ${at + 1}: source code is taken, from ${teams}`])
      instants.push([source.end, `schedule ${at + 1}: source code is taken no longer`])
    }
  }
  const inOrder = [...instants, [end, 'competition ends'] as const].sort(([a], [b]) => a - b)
  return ['Schedule, Shanghai time', ...inOrder.map(([at, what]) => `  ${shanghai(at)}  ${what}`)]
}

/** Facts of a folder without mistakes. */
export function checkedLines(checked: CheckedFolder): string[] {
  const { settings, texts, tables } = checked
  const titles = Object.values(texts).flatMap((text) => (text ? [quote(text.title)] : []))
  const rows = `${tables.train.rows.length} rows to train, ${tables.test.rows.length} to predict`
  return [`${settings.slug}: ${titles.join(' / ')}, ${rows}`, ...scoreLines(checked), ...scheduleLines(settings)]
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The changes of an update, and whom they concern. */
export function updateLines({ id, changes, entered }: Update, { isWanted }: { isWanted: boolean }): string[] {
  if (changes.length === 0) return [`Nothing changes. Competition ${id} is as its folder says.`]
  const { signups, teams, submissions } = entered
  const numbers = `${counted(signups, 'sign-up')}, ${counted(teams, 'team')} and ${counted(submissions, 'submission')}`
  return [
    `Competition ${id}, times in Shanghai:`,
    ...changes,
    `Already in: ${numbers}.`,
    isWanted ? 'The competition was updated.' : 'Nothing was written. Add --yes to do it.',
  ]
}

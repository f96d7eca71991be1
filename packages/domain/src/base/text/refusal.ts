import { waitText } from '../time/wait.ts'

type Language = 'zh-CN' | 'en-US'

/** Fills the placeholders of a text by their names. */
export type Facts = Readonly<Record<string, string | number>>

/** Texts by key, of one locale file in one language. */
export type TextsByKey = Readonly<Record<string, string>>

/** Fills `{{name}}` placeholders; one without a fact becomes empty. */
export const fill = (text: string, facts: Facts): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ''))

/** A limit in words: what is counted, how often, and in which time. `name` is a key of the locale file `limit`. */
export function limitText(texts: TextsByKey, name: string, { points, seconds }: { points: number; seconds: number }) {
  const period = seconds < 60 ? texts.seconds : seconds < 7200 ? texts.minutes : texts.hours
  const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)]
  return fill(period ?? '', { what: texts[name] ?? name, points, seconds, minutes, hours })
}

/**
 * The sentence of a refusal. The facts of `tooMany` name the limit, its points and its window in seconds, and the seconds to wait.
 *
 * @param texts the locale files `error` and `limit`
 */
export function refusalText(
  texts: Readonly<Record<'error' | 'limit', TextsByKey>>,
  language: Language,
  reason: string,
  facts: Facts,
): string {
  const text = texts.error[reason] ?? texts.error.internal ?? reason
  const { limit, points, window, seconds } = facts
  if (reason !== 'tooMany' || points === undefined || window === undefined) return fill(text, facts)
  return fill(text, {
    wait: waitText(Number(seconds), language),
    limit: limitText(texts.limit, String(limit), { points: Number(points), seconds: Number(window) }),
  })
}

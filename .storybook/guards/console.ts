import { reportProblem } from './problems.ts'

/** Messages that are not caused by a story. Each needs a reason. */
const allowed: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /^\[MSW\] Error: intercepted a request without/,
    why: 'worker.ts reports the request itself, in one line',
  },
  {
    pattern: /^Accessing the Story Store is deprecated/,
    why: 'Storybook trips over its own window when its Actions panel copies an event that a story was given',
  },
]

/**
 * Makes every console.error and console.warn a problem of the running story. `parameters.console.allow` lists the patterns
 * that one story expects, such as the message of an error that it provokes.
 *
 * @returns the function that puts the console back
 */
export function watchConsole(expected: readonly RegExp[] = []) {
  const patterns = [...allowed.map(({ pattern }) => pattern), ...expected]
  const { error, warn } = console
  const watched = (name: 'error' | 'warn', original: typeof error) =>
    Object.assign(
      (...args: unknown[]) => {
        const text = format(args)
        if (!patterns.some((pattern) => pattern.test(text))) reportProblem(`console.${name}: ${text}`)
        original(...args)
      },
      { watched: true },
    )
  console.error = watched('error', error)
  console.warn = watched('warn', warn)
  return () => {
    console.error = error
    console.warn = warn
  }
}

/** The text that the console would show for a format string with `%s`, `%o` and the like. */
function format([first, ...rest]: unknown[]) {
  const values = rest.map((value) => (value instanceof Error ? value.message : String(value)))
  const text = first instanceof Error ? first.message : String(first)
  const filled = text.replaceAll(/%[sdifoOc]/g, () => values.shift() ?? '')
  return [filled, ...values].join(' ').trim()
}

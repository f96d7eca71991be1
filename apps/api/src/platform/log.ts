import pino, { type DestinationStream, type Logger } from 'pino'

const frames = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())

/**
 * The loggable parts of an unexpected error. The database driver quotes values in its messages, so that only code, constraint and
 * the statement without its values are logged.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const cause = error.cause as { code?: string; constraint?: string; table?: string } | undefined
  const { query } = error as { query?: string }
  if (query !== undefined || cause?.code !== undefined) {
    const { code, constraint, table } = cause ?? {}
    return { name: error.name, sqlState: code, constraint, table, query, stack: frames(error.stack) }
  }
  const { code } = error as { code?: string }
  return { name: error.name, reason: code, message: code ? undefined : error.message, stack: frames(error.stack) }
}

/**
 * Lines are written in batches, after half a second at the latest and when the process ends: writing each line by itself took as
 * long as a statement. A killed process (SIGKILL) may lose the last half second of its log.
 */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 })

/** Opens a log of JSON lines on standard output, or on another stream. */
export function openLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError, error: describeError },
    // values that must never be logged, at any depth
    redact: { paths: ['*.password', '*.token', '*.phone', '*.code', '*.cookie', '*.idNumber'], remove: true },
  }
  return pino(options, stream ?? standardOutput())
}

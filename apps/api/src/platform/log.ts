import pino, { type DestinationStream, type Logger } from 'pino'

const frames = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())

/**
 * What of an unexpected error may be written down. The database driver quotes values in its messages, so of its errors only
 * code, constraint and the statement without its values are kept.
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

/** JSON lines on standard output, or on another stream. */
export function openLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError, error: describeError },
    // what must never be written, wherever it hides
    redact: { paths: ['*.password', '*.token', '*.phone', '*.code', '*.cookie', '*.idNumber'], remove: true },
  }
  return stream ? pino(options, stream) : pino(options)
}

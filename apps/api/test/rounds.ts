import type { Engine } from './engines.ts'

/** `STORM=long` runs every race and storm in its long form. */
export const isLong = process.env.STORM === 'long'

/** Most rounds within which a race without its lock fails; usually the first or second does. */
export const ROUNDS_TO_FAIL = 20

/**
 * Rounds of a race with its lock: enough to fail without it on PostgreSQL. The embedded database runs one transaction after another
 * and cannot fail, so that a round there only tests the statements.
 */
export const roundsOn = ({ name }: Engine): number => (isLong ? ROUNDS_TO_FAIL : name === 'postgres' ? 5 : 1)

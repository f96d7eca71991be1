/** Formats of a competition: 1 classic, 2 grand prize, 3 training. */
const TRAINING = 3

/** A training competition has nothing to win: screens show its teams, submissions and best score instead of a reward. */
export const hasReward = (format: number): boolean => format !== TRAINING

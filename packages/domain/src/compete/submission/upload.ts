/** Most uploads of result files in parts that a person has in a competition. */
export const MAX_OPEN_RESULTS = 3

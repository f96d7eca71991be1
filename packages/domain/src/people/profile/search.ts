/** Longest search text for people, in UTF-16 units: no name is longer. */
export const MAX_SEARCH_WORD = 60

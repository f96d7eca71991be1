/** The ending of a file's name in lower case, without its point; empty where a name has none of letters and digits. */
export const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

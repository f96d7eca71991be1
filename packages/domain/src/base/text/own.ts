/** The value under a name that people gave; undefined for one such as `constructor`, which every object inherits. */
export const ownOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

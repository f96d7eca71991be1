/** A limit in bytes as readers are told it. */
export const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`

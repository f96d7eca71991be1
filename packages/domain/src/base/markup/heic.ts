/** Number of bytes of the start of a file by which `isHeic` decides. */
export const HEIC_HEAD = 12

const brands = /^ftyp(heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/

/** Whether a file is a photo in the format of iPhones (HEIC, HEIF), by its first bytes: most browsers and the server cannot open it. */
export const isHeic = (head: Uint8Array): boolean => brands.test(String.fromCharCode(...head.subarray(4, HEIC_HEAD)))

import { fileURLToPath } from 'node:url'

export const isDevelopment = process.argv.includes('--dev')

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

import type { TestProject } from 'vitest/node'
import { startSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of a site that was started once and stopped: its content stands, and it only has to be copied. */
    seededData: string
  }
}

/** Starts the product on an empty folder once; files that need no first start of their own go on from copies. */
export async function setup(project: TestProject) {
  const site = await startSite()
  await site.stop()
  project.provide('seededData', site.dataDir)
  return () => site.discard()
}

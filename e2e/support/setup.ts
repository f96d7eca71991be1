import type { TestProject } from 'vitest/node'
import { startSite } from '../../testing/site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of a site that was started once and stopped. Test files copy it instead of filling an empty one. */
    seededData: string
    /** Address of a site on such a copy, which several test files visit. */
    sharedSite: string
  }
}

/** Starts the product once on an empty folder. Test files that do not test the first start use copies of that folder. */
export async function setup(project: TestProject) {
  const site = await startSite()
  await site.stop()
  project.provide('seededData', site.dataDir)
  const shared = await startSite({ copyOf: site.dataDir })
  project.provide('sharedSite', shared.url)
  return () => Promise.all([shared.discard(), site.discard()])
}

import { openProfileWorker } from '../../../src/modules/data/dataset/profile/profile.service.ts'
import type { Platform } from '../../../src/platform/platform.ts'

/** Profiles all files that wait. */
export async function profileAll(platform: Platform): Promise<void> {
  const worker = openProfileWorker(platform, 'long')
  await worker.drain()
  await worker.stop()
}

import { BUILT_IN, settings } from '../../src/modules/base/site/tables.ts'
import type { TestApi } from '../harness.ts'

/** Makes the site a demonstration, which also shows the simulated activities. */
export const beDemonstration = ({ platform }: TestApi) =>
  platform.db.insert(settings).values({ key: BUILT_IN, value: { state: 'loaded' } })

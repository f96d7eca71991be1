import type { DataIn } from '@shulei/contract/call.ts'
import type { accountClosing, myData } from '@shulei/contract/house/account/calls.ts'
import { fromNow } from '../../clock.ts'

type Export = DataIn<typeof myData>

const noFile = { builtAt: null, bytes: null, expiresAt: null } as const

/** The states of a person's data file. */
export const exportFixtures = {
  none: { state: 'none', ...noFile, nextAt: null },
  building: { state: 'building', ...noFile, nextAt: fromNow({ days: 1 }) },
  ready: {
    state: 'ready',
    builtAt: fromNow({ minutes: -10 }),
    bytes: 184_320,
    expiresAt: fromNow({ days: 3, minutes: -10 }),
    nextAt: fromNow({ days: 1, minutes: -10 }),
  },
  expired: { state: 'expired', ...noFile, nextAt: null },
  failed: { state: 'failed', ...noFile, nextAt: null },
} as const satisfies Record<string, Export>

/** An account that nobody has asked to close, of a person who leads no team. */
export const closingFixture = (
  overrides: Partial<DataIn<typeof accountClosing>> = {},
): DataIn<typeof accountClosing> => ({
  closingAt: null,
  captainOf: [],
  ...overrides,
})

import { dcicLattice } from './dcic.ts'
import type { Drawing } from './drawing.ts'
import { kitePennants, kiteWind } from './kite.ts'
import { lampsLane, lampsTown } from './lamps.ts'
import { tangMountains, tangRule } from './tang.ts'
import { tideIsobars, tideSwell } from './tide.ts'
import { unveilBoard } from './unveil.ts'

/** Every drawing by the name that a theme's `art-hero` and `art-divider` give. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'tide-isobars': tideIsobars,
  'tide-swell': tideSwell,
  'kite-wind': kiteWind,
  'kite-pennants': kitePennants,
  'tang-mountains': tangMountains,
  'tang-rule': tangRule,
  'lamps-town': lampsTown,
  'lamps-lane': lampsLane,
  'dcic-lattice': dcicLattice,
  'unveil-board': unveilBoard,
}

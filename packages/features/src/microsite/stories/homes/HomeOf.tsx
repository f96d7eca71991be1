import type { Microsite } from '../../microsite.ts'
import { KiteHome } from './KiteHome.tsx'
import { LampsHome } from './LampsHome.tsx'
import { TangHome } from './TangHome.tsx'
import { TideHome } from './TideHome.tsx'

const homes: Readonly<Record<string, () => React.JSX.Element>> = {
  tide: TideHome,
  kite: KiteHome,
  tang: TangHome,
  lamps: LampsHome,
}

/** The home page of one of the four sample microsites. */
export function HomeOf({ microsite }: { microsite: Microsite }) {
  const Home = homes[microsite.name] ?? TideHome
  return <Home />
}

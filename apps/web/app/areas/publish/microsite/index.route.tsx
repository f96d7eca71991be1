import { pageRequest } from '../../../context.ts'
import type { Route } from './+types/index.route'
import { readMicrosites } from './list.server.ts'
import { ListOfMicrosites } from './list.tsx'

export const handle = { describes: true }

export const loader = ({ context }: Route.LoaderArgs) => readMicrosites(context.get(pageRequest), 'special')

export default function Specials({ loaderData }: Route.ComponentProps) {
  return <ListOfMicrosites {...loaderData} of="special" />
}

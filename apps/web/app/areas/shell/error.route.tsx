import { data } from 'react-router'
import type { Route } from './+types/error.route'

/** /error?code=&message=: plain text only (Q198); without a known code it is the "Oops !!!" page. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const asked = Number(query.get('code'))
  const status = Number.isInteger(asked) && asked >= 400 && asked <= 599 ? asked : 500
  const message = query.get('message')?.slice(0, 200)
  throw data(message ? { message } : null, { status })
}

export default function ErrorRoute() {
  return null
}

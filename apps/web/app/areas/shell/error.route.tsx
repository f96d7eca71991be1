import { data } from 'react-router'
import type { Route } from './+types/error.route'

/** /error?code=&message= shows the message as plain text (Q198), or the "Oops !!!" page when the code is unknown. */
export function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams
  const requested = Number(query.get('code'))
  const status = Number.isInteger(requested) && requested >= 400 && requested <= 599 ? requested : 500
  const message = query.get('message')?.slice(0, 200)
  throw data(message ? { message } : null, { status })
}

export default function ErrorRoute() {
  return null
}

import type { StandInRole } from '@shulei/domain/house/time-machine/role.ts'
import type { TestApi, TestPerson, Visitor } from '../../../harness.ts'

/** The choice of an organiser: the pages, the role and the instant. */
export interface Trip {
  scope: string
  role: StandInRole
  /** Epoch milliseconds. */
  at: number
}

/** Sends the form of the time machine. */
export async function openForm(
  visitor: Pick<Visitor, 'request'>,
  { scope, role, at, ...more }: Trip & { referer?: string; accept?: string },
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ scope, role, preset: String(at) })) body.set(name, value)
  return visitor.request('/api/site/time-machine', { method: 'POST', body, headers: { ...more } })
}

/** The cookie that an answer sets, as a cookie header. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('time-machine='))
    ?.split(';')[0] ?? ''

/** A traveller: the organiser's browser with the time machine open, on a page. */
export interface Traveller {
  cookie: string
  /** Sends a call from the page. */
  get(path: string, page?: string): Promise<Response>
  /** The data of a successful read. */
  data<T>(path: string, page?: string): Promise<T>
}

/** Opens the time machine for a person who runs the place; `page` is where its calls come from. */
export async function travel(api: TestApi, organizer: TestPerson, trip: Trip, page: string): Promise<Traveller> {
  const own = await api.signIn(organizer)
  const answer = await openForm(own, trip)
  if (answer.status !== 303) throw new Error(`the time machine did not open: ${answer.status} ${await answer.text()}`)
  const cookie = `${own.cookie}; ${cookieOf(answer)}`
  const visitor = api.withCookie(cookie)
  const get: Traveller['get'] = (path, from = page) =>
    visitor.request(path, { headers: { referer: `http://localhost:3000${from}` } })
  return {
    cookie,
    get,
    async data(path, from) {
      const read = await get(path, from)
      if (!read.ok) throw new Error(`${path}: ${read.status} ${await read.text()}`)
      return ((await read.json()) as { data: never }).data
    },
  }
}

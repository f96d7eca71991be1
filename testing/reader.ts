import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Bytes as received; pages are compressed. */
  body: Buffer
}

export interface Asking {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

let readers = 0
/** A different address for each reader, so that limits per address apply as they do to many people. */
const addressOfReader = () => {
  readers += 1
  return `10.${(readers >> 16) & 255}.${(readers >> 8) & 255}.${readers & 255}`
}

/** An HTTP client with its own cookie and address. The site must run with TRUST_PROXY=1. */
export interface Reader {
  cookie: string
  ask(path: string, asking?: Asking): Promise<Answer>
}

/** Connection pool, with or without keep-alive. Call `destroy` when it is no longer needed. */
export const openLine = (connections: number, keepAlive: boolean) => new Agent({ keepAlive, maxSockets: connections })

/** A reader without a session. Pages link to style sheets only for a cookie that a page of this build has set; else they inline them. */
export function newReader(
  site: string,
  line: Agent,
  cookie = 'XIR_FINGERPRINT=0123456789abcdef0123456789abcdef',
): Reader {
  const { hostname, port } = new URL(site)
  const address = addressOfReader()
  return {
    cookie,
    ask(path, { method = 'GET', headers = {}, body } = {}) {
      return new Promise((resolve, reject) => {
        const asked = request({
          host: hostname,
          port,
          path,
          method,
          agent: line,
          headers: {
            cookie: this.cookie,
            'x-forwarded-for': address,
            'accept-encoding': 'gzip, deflate, br',
            'user-agent':
              'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36',
            'sec-fetch-site': 'same-origin',
            ...headers,
          },
        })
        asked.once('error', reject)
        asked.once('response', (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('error', reject)
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          )
        })
        asked.end(body)
      })
    },
  }
}

/** Signs a built-in person in with the password form of the sign-on site. */
export async function signedIn(site: string, line: Agent, email: string, password: string): Promise<Reader> {
  const reader = newReader(site, line)
  const form = new URLSearchParams({ intent: 'password', email, password })
  const { status, headers } = await reader.ask('/sso/zh-CN/login2', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(form),
  })
  const session = headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ')
  if (status !== 302 || !session) throw new Error(`${email} could not sign in: ${status}`)
  reader.cookie += `; ${session}`
  return reader
}

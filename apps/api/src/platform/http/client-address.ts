import { isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Context, Env } from '../context.ts'

/**
 * The key of an address in limits: a whole IPv4 address, or the /64 of an IPv6 address, since one visitor has all of its addresses.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1] as string
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * Address of the visitor. Headers are ignored, except with `trustedProxies` of the operator in front: then it is the entry of
 * x-forwarded-for that the outermost of them wrote.
 */
export function addressOf(c: Context, trustedProxies: number): string {
  if (c.env?.clientAddress) return c.env.clientAddress
  const socket = c.env?.incoming?.socket?.remoteAddress
  if (!socket) return 'in-process'
  if (trustedProxies === 0) return socket
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return chain.at(-trustedProxies) || socket
}

export function clientAddress(trustedProxies: number): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('clientAddress', addressOf(c, trustedProxies))
    await next()
  }
}

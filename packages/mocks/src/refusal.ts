import type { ErrorName } from '@shulei/contract/errors.ts'
import { type Facts, refusalText as sentenceOf } from '@shulei/domain/base/text/refusal.ts'
import enErrors from '../../../locales/en-US/error.json' with { type: 'json' }
import enLimits from '../../../locales/en-US/limit.json' with { type: 'json' }
import zhErrors from '../../../locales/zh-CN/error.json' with { type: 'json' }
import zhLimits from '../../../locales/zh-CN/limit.json' with { type: 'json' }

const texts = {
  'zh-CN': { error: zhErrors, limit: zhLimits },
  'en-US': { error: enErrors, limit: enLimits },
}

/** A limit of the server that stories reach: its name, its figures, and the seconds to wait. */
const reachedLimit: Facts = { limit: 'apiUser', points: 1500, window: 300, seconds: 12 }

/**
 * The server's sentence of a refusal, in the language of the page.
 *
 * @param facts fill its placeholders; those of `tooMany` may be left out
 * @throws when a placeholder has no fact
 */
export function refusalText(reason: ErrorName, facts: Facts = {}): string {
  const language = globalThis.document?.documentElement.lang === 'en-US' ? 'en-US' : 'zh-CN'
  if (reason === 'tooMany') return sentenceOf(texts[language], language, reason, { ...reachedLimit, ...facts })
  const missing = [...(texts[language].error[reason] ?? '').matchAll(/\{\{(\w+)\}\}/g)].filter(
    ([, name = '']) => facts[name] === undefined,
  )
  if (missing.length > 0) throw new Error(`The refusal ${reason} has no fact for ${missing.join(', ')}`)
  return sentenceOf(texts[language], language, reason, facts)
}

/** A mocked refusal: thrown by a mock to answer with an error of the catalogue. */
export class MockRefusal extends Error {
  readonly reason: ErrorName
  readonly facts: Facts
  readonly data: unknown

  constructor(reason: ErrorName, { facts = {}, data = null }: { facts?: Facts; data?: unknown } = {}) {
    super(reason)
    this.reason = reason
    this.facts = facts
    this.data = data
  }
}

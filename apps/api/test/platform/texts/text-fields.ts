import type { AnyCall } from '@shulei/contract/call.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import * as z from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

/** A text of a request that a person chooses freely. */
export interface TextField {
  /** Call, place and path, such as `discussion.addTopic body.content`. */
  name: string
  call: AnyCall
  where: 'query' | 'body'
  /** Names and positions that lead to it: `0` is the first of a list, `key` any key of a record. */
  path: readonly string[]
}

const branches = ({ anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] =>
  [...anyOf, ...oneOf, ...allOf] as Schema[]

function pathsIn(schema: Schema, path: readonly string[] = []): (readonly string[])[] {
  if (schema.enum || schema.const !== undefined) return []
  if (schema.type === 'string') return [path]
  return [
    ...branches(schema).flatMap((one) => pathsIn(one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => pathsIn(one as Schema, [...path, key])),
    ...(schema.items ? pathsIn(schema.items as Schema, [...path, '0']) : []),
    ...(typeof schema.additionalProperties === 'object' ? pathsIn(schema.additionalProperties, [...path, 'key']) : []),
  ]
}

const jsonSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/** Every text field of every call: strings that are no choice, also inside of lists and objects. */
export const textFields: readonly TextField[] = allCalls.flatMap(({ slug, name, call }) =>
  (['query', 'body'] as const).flatMap((where) => {
    const schema: z.ZodType | undefined = call[where]
    if (!schema) return []
    const paths = new Map(pathsIn(jsonSchema(schema)).map((path) => [path.join('.'), path]))
    return [...paths].map(([words, path]) => ({ name: `${slug}.${name} ${where}.${words}`, call, where, path }))
  }),
)

/** A small value of a schema, with the parts on `path` also where they may be absent. */
function smallest(schema: Schema, path: readonly string[]): unknown {
  const [next, ...rest] = path
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object' || schema.properties) {
    const required = new Set(schema.required ?? [])
    const entries = Object.entries(schema.properties ?? {}).filter(([key]) => required.has(key) || key === next)
    const made = Object.fromEntries(
      entries.map(([key, one]) => [key, smallest(one as Schema, key === next ? rest : [])]),
    )
    const other = schema.additionalProperties
    return next === 'key' && typeof other === 'object' ? { ...made, key: smallest(other, rest) } : made
  }
  if (schema.type === 'array') return next === '0' ? [smallest(schema.items as Schema, rest)] : []
  if (schema.type === 'string') return schema.format ? '2026-11-21T12:40:00Z' : 'text'
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1))
  if (schema.type === 'boolean') return true
  const options = branches(schema)
  const fitting = options.find((one) => pathsIn(one).some((found) => found.join('.') === path.join('.')))
  return options.length > 0 ? smallest(fitting ?? (options[0] as Schema), path) : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** `given`, with the parts of `spare` that it lacks. */
function filled(given: unknown, spare: unknown): unknown {
  if (!isObject(spare)) return given === undefined ? spare : given
  if (!isObject(given)) return spare
  if (Array.isArray(given)) return given.length > 0 ? given : spare
  const keys = Object.keys({ ...spare, ...given })
  return Object.fromEntries(
    keys.map((key) => [
      key,
      key in spare ? filled((given as never)[key], (spare as never)[key]) : (given as never)[key],
    ]),
  )
}

/** The query or the body `given` with another text in a field. */
export function valueWith({ call, where, path }: TextField, text: string, given: unknown): unknown {
  const value = structuredClone(filled(given, smallest(jsonSchema(call[where]), path)))
  let inside = value as Record<string, unknown>
  for (const name of path.slice(0, -1)) inside = inside[name] as Record<string, unknown>
  inside[path.at(-1) as string] = text
  return value
}

/** The length of the longest text that the schema of a field accepts, at most `limit`. */
export function longestText(field: TextField, limit: number, given: unknown): number {
  const at = field.path.join('.')
  const fits = (length: number) => {
    const { error } = (field.call[field.where] as z.ZodType).safeParse(valueWith(field, 'x'.repeat(length), given))
    return !error?.issues.some(({ path }) => path.join('.') === at)
  }
  // a short text that is refused is refused for its characters, and any length of it must be looked at
  if (fits(limit) || !fits(1)) return limit
  let [least, most] = [1, limit]
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (fits(middle)) least = middle
    else most = middle
  }
  return least
}

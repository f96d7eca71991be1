interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  default?: unknown
  pattern?: string
}

export type { Schema }

const unsafe = Number.MAX_SAFE_INTEGER

/** Limits of a value, such as `1…50`. */
function boundsOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  const low = minimum !== undefined && minimum > -unsafe ? minimum : undefined
  const high = maximum !== undefined && maximum < unsafe ? maximum : undefined
  if (low !== undefined || high !== undefined) return ` ${low ?? ''}…${high ?? ''}`
  return minLength === undefined && maxLength === undefined ? '' : ` (${minLength ?? 0}…${maxLength ?? ''})`
}

const inner = (depth: number) => '  '.repeat(depth)

/** A JSON schema in the short notation of TypeScript types, for readers. */
export function typeText(schema: Schema, depth = 0): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => typeText(choice, depth)).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, depth)).join(' & ')
  if (schema.properties) {
    const lines = Object.entries(schema.properties).map(([name, value]) => {
      const mark = schema.required?.includes(name) ? '' : '?'
      return `${inner(depth + 1)}${name}${mark}: ${typeText(value, depth + 1)}`
    })
    return `{\n${lines.join('\n')}\n${inner(depth)}}`
  }
  if (schema.items) {
    const item = typeText(schema.items, depth)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${typeText(schema.additionalProperties, depth)} }`
  }
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any')
  return `${type}${schema.format ? ` (${schema.format})` : boundsOf(schema)}`
}

import type { JsonKind, JsonPath, JsonVisitor } from './split-json.ts'

/** How the rows of a table stand in a JSON text. */
export type JsonTable = {
  /** Path of the value that holds the rows. */
  path: JsonPath
} & (
  | { shape: 'objects' | 'rows' | 'values' | 'features' | 'documents' }
  /** Names of the columns in the order of the cells of each row. */
  | { shape: 'named'; columns: JsonPath }
  /** Each member is a column, with its cells in an array or by the keys of the rows. */
  | { shape: 'columns'; rows: number }
  /** Each member is a row; `hasKeys`: its key is more than a count. */
  | { shape: 'members'; hasKeys: boolean }
)

interface Found {
  path: JsonPath
  kind: JsonKind
  count: number
  /** Kinds of its values. */
  kinds: Set<JsonKind>
  /** Its keys count from 0. */
  isCounted: boolean
}

/** Objects that are searched for tables, one in another. */
const DEPTH = 4
/** Values whose contents are remembered. */
const MOST = 10_000

const isArrayOf = (one: Found, ...kinds: JsonKind[]) =>
  one.kind === 'array' && one.count > 0 && [...one.kinds].every((kind) => kinds.includes(kind))
const isFlat = ({ kinds }: Found) => !kinds.has('object') && !kinds.has('array')

/** Tables of an object without arrays of rows: its members are the columns, or the rows. */
function tableOfMembers(root: Found, members: readonly Found[]): JsonTable | null {
  const [first] = members
  if (!first || members.length !== root.count || first.count === 0) return null
  const isSame = members.every(({ kind, count }) => kind === first.kind && count === first.count)
  if (first.kind === 'array')
    return isSame && members.every(isFlat) ? { shape: 'columns', path: root.path, rows: first.count } : null
  if (members.some(({ kind }) => kind !== 'object')) return null
  const areColumns =
    isSame && members.every(isFlat) && (first.isCounted || (!root.isCounted && root.count <= first.count))
  if (areColumns) return { shape: 'columns', path: root.path, rows: first.count }
  return root.count > 1 ? { shape: 'members', path: root.path, hasKeys: !root.isCounted } : null
}

/** Finds the tables of a JSON text by its outline. */
export function openOutline(): JsonVisitor & { tables: () => JsonTable[]; isEmpty: () => boolean } {
  const found = new Map<string, Found>()
  let [documents, type] = [0, '']
  const keyOf = (path: JsonPath) => JSON.stringify(path)
  const add = (path: JsonPath, kind: JsonKind) => {
    if (found.size < MOST) found.set(keyOf(path), { path, kind, count: 0, kinds: new Set(), isCounted: true })
  }

  function tables(): JsonTable[] {
    const all = [...found.values()]
    const [root] = all
    if (!root) return []
    if (documents > 1) return root.kind === 'object' ? [{ shape: 'documents', path: [] }] : []
    const at = (key: string) => found.get(keyOf([key]))
    const [features, columns, data] = [at('features'), at('columns'), at('data')]
    if (type === 'FeatureCollection' && features) return [{ shape: 'features', path: features.path }]
    if (columns && data && isArrayOf(columns, 'string', 'scalar') && isArrayOf(data, 'array'))
      return [{ shape: 'named', path: data.path, columns: columns.path }]
    const isNoise = ({ path }: Found) => (path[0] === 'schema' && data) || (type === 'Topology' && path[0] === 'arcs')
    const arrays = all
      .filter((one) => isArrayOf(one, 'object') || isArrayOf(one, 'array'))
      .filter((one) => !isNoise(one))
    if (arrays.length > 0)
      return arrays.map(({ path, kinds }) => ({
        path,
        shape: kinds.has('object') ? ('objects' as const) : ('rows' as const),
      }))
    const members = all.filter(({ path }) => path.length === 1)
    const whole = root.kind === 'object' ? tableOfMembers(root, members) : null
    if (whole) return [whole]
    const [mixed] = all.filter((one) => one.kind === 'array' && one.kinds.has('object'))
    if (mixed) return [{ shape: 'objects', path: mixed.path }]
    const values = all.filter((one) => isArrayOf(one, 'string', 'scalar'))
    return values.length === 1 ? values.map(({ path }) => ({ shape: 'values', path })) : []
  }

  return {
    see(path, kind) {
      const isContainer = kind === 'object' || kind === 'array'
      if (path.length === 0) {
        documents++
        if (documents > 1) return 'skip'
        if (isContainer) add(path, kind)
        return 'enter'
      }
      const parent = found.get(keyOf(path.slice(0, -1)))
      const last = path.at(-1)
      if (parent) {
        parent.isCounted &&= parent.kind === 'array' || last === String(parent.count)
        parent.count++
        parent.kinds.add(kind)
      }
      if (path.length === 1 && last === 'type' && kind === 'string') return 'take'
      if (!isContainer || !parent || parent.kind === 'array' || path.length > DEPTH) return 'skip'
      add(path, kind)
      return 'enter'
    },
    take(_, text) {
      type = String(JSON.parse(text))
      return undefined
    },
    tables,
    isEmpty: () => documents === 0 || [...found.values()].every(({ kind, count }) => kind === 'array' && count === 0),
  }
}

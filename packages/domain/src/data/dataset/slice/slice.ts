import { hasForbiddenCharacters, toNfc } from '../../../base/text/count.ts'
import { MAX_COLUMNS, PREVIEW_ROWS } from '../profile.ts'

/** Rows on a page of a preview. */
export const ROWS_PER_PAGE = PREVIEW_ROWS
/** Most conditions of one slice, and longest text of one and of a search, in UTF-16 units. */
export const MAX_CONDITIONS = 12
export const MAX_SLICE_TEXT = 100
/** Longest time that one slice takes; then it is given up with `tooSlow`. */
export const MAX_SLICE_TIME = 4000

/** How a condition tests the cells of its column, in the order of addresses. The last two have no text. */
export const conditionKinds = ['has', 'is', 'from', 'to', 'empty', 'filled'] as const
export type ConditionKind = (typeof conditionKinds)[number]

export interface Condition {
  /** Place of the column in its table, from 1. */
  column: number
  by: ConditionKind
  /** Empty for `empty` and `filled`. */
  text: string
}

/** A reader's question to a table: the rows that obey all conditions and have the text in some cell, in an order, one page of them. */
export interface Slice {
  find: string
  /** Place of the column to sort by, from 1; negative for the greatest value first, 0 for the order of the file. */
  sort: number
  /** At most one of each kind for a column, by column and kind. */
  conditions: readonly Condition[]
  /** From 1. */
  page: number
}

export const firstSlice: Slice = { find: '', sort: 0, conditions: [], page: 1 }

/** Whether a slice is the first page in the order of the file, which needs no search. */
export const isFirstSlice = ({ find, sort, conditions, page }: Slice): boolean =>
  find === '' && sort === 0 && conditions.length === 0 && page === 1

/** A text to search for as it is stored in an address; null for one that no cell can have, or that is too long. */
function searchText(raw: string | null): string | null {
  const text = toNfc(raw ?? '').trim()
  const isFine = text !== '' && text.length <= MAX_SLICE_TEXT && !hasForbiddenCharacters(text) && !/\p{Cc}/u.test(text)
  return isFine ? text : null
}

const hasText = (by: ConditionKind) => by !== 'empty' && by !== 'filled'

const rankOf = ({ column, by }: Condition) => column * conditionKinds.length + conditionKinds.indexOf(by)

/** Conditions in the order of addresses; of two that test a column alike the last one counts. */
function inOrder(conditions: readonly Condition[]): Condition[] {
  const byRank = new Map(conditions.map((one) => [rankOf(one), one]))
  return [...byRank]
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)
    .slice(0, MAX_CONDITIONS)
}

/** Writes conditions as one text, each on a line: `3.has.word`, `5.empty`. */
export const printConditions = (conditions: readonly Condition[]): string =>
  inOrder(conditions)
    .map(({ column, by, text }) => (hasText(by) ? `${column}.${by}.${text}` : `${column}.${by}`))
    .join('\n')

/** Reads the text of `printConditions`. Never throws; lines that are no condition are left out. */
export function parseConditions(text: string): Condition[] {
  const found = text.split('\n').flatMap((line): Condition[] => {
    const [, place = '', kind, rest] = /^([1-9]\d{0,3})\.([a-z]+)(?:\.(.*))?$/su.exec(line) ?? []
    const by = conditionKinds.find((one) => one === kind)
    const column = Number(place)
    if (!by || column > MAX_COLUMNS) return []
    if (!hasText(by)) return rest === undefined ? [{ column, by, text: '' }] : []
    const wanted = searchText(rest ?? null)
    return wanted === null ? [] : [{ column, by, text: wanted }]
  })
  return inOrder(found)
}

const whole = (raw: string | null, most: number): number | null =>
  raw !== null && /^[1-9]\d{0,6}$/.test(raw) && Number(raw) <= most ? Number(raw) : null

/** Highest page in an address. */
export const MAX_SLICE_PAGE = 1_000_000

/** Reads the column and direction of an order: `3`, `-3`; 0 for anything else. */
export function parseSort(raw: string | null): number {
  const isDown = raw?.startsWith('-') ?? false
  const column = whole(isDown ? (raw ?? '').slice(1) : raw, MAX_COLUMNS)
  return column === null ? 0 : isDown ? -column : column
}

/**
 * Reads a slice from the address of a page. Never throws; what is wrong counts as absent. The form of one column has the fields `on`,
 * `has`, `is`, `from`, `to` and `cells`, which replace the conditions of that column.
 */
export function parseSlice(params: URLSearchParams): Slice {
  const stored = parseConditions(params.get('filter') ?? '')
  const on = whole(params.get('on'), MAX_COLUMNS)
  const fields = ['has', 'is', 'from', 'to'] as const
  const isSent = on !== null && [...fields, 'cells'].some((name) => params.has(name))
  const typed = !isSent
    ? []
    : fields.flatMap((by): Condition[] => {
        const text = searchText(params.get(by))
        return text === null ? [] : [{ column: on, by, text }]
      })
  const cells = isSent ? (['empty', 'filled'] as const).find((one) => one === params.get('cells')) : undefined
  const kept = isSent ? stored.filter(({ column }) => column !== on) : stored
  return {
    find: searchText(params.get('find')) ?? '',
    // a button of a column sends its order behind that of the form
    sort: parseSort(params.getAll('sort').at(-1) ?? null),
    conditions: inOrder([...typed, ...(cells && isSent ? [{ column: on, by: cells, text: '' }] : []), ...kept]),
    page: whole(params.get('page'), MAX_SLICE_PAGE) ?? 1,
  }
}

/** The slice as the query of an address, without default values. */
export const printSlice = ({ find, sort, conditions, page }: Slice) => ({
  find: find === '' ? undefined : find,
  sort: sort === 0 ? undefined : sort,
  filter: conditions.length === 0 ? undefined : printConditions(conditions),
  page: page === 1 ? undefined : page,
})

/** The slice with a change; any change except one of the page alone leads to the first page. */
export const withSlice = (slice: Slice, patch: Partial<Slice>): Slice => ({
  ...slice,
  ...(Object.keys(patch).every((name) => name === 'page') ? {} : { page: 1 }),
  ...patch,
})

/** The order after a press on the head of a column: least first, greatest first, that of the file. */
export const nextSort = (sort: number, column: number): number =>
  sort === column ? -column : sort === -column ? 0 : column

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullOrder, type Removal, restoredOrder, undone } from './restored-order.ts'

/** A list of rows, each with its id, which changes when the row is put back. */
class List {
  names = new Map<number, string>()
  shown: number[] = []
  removed: Removal[] = []

  constructor(rows: readonly string[]) {
    for (const [id, row] of rows.entries()) this.names.set(id, row)
    this.shown = [...this.names.keys()]
  }

  nameOf = (id: number) => this.names.get(id) ?? ''

  remove(id: number) {
    const before = fullOrder(this.shown, this.removed)
    this.shown = this.shown.filter((one) => one !== id)
    this.removed = [...this.removed, { id, before }]
  }

  undo(removal: Removal) {
    const newId = this.names.size
    this.names.set(newId, this.nameOf(removal.id))
    this.shown = restoredOrder(this.shown, removal).map((id) => (id === removal.id ? newId : id))
    this.removed = undone(this.removed, removal.id, newId)
  }

  get rows() {
    return this.shown.map(this.nameOf)
  }
}

test('rows that are put back in another order than they were removed are at their places', () => {
  const list = new List(['A', 'B', 'C'])
  list.remove(1)
  list.remove(0)
  for (const name of ['B', 'A']) list.undo(list.removed.find(({ id }) => list.nameOf(id) === name) as Removal)
  expect(list.rows).toEqual(['A', 'B', 'C'])
})

test('after any removals and undos, also of rows that were put back, the rows keep their order', () => {
  const steps = fc.array(fc.record({ isRemoval: fc.boolean(), at: fc.nat({ max: 100 }) }), { maxLength: 40 })
  const rows = fc.integer({ min: 1, max: 8 }).map((count) => Array.from('ABCDEFGH').slice(0, count))
  fc.assert(
    fc.property(rows, steps, (names, doing) => {
      const list = new List(names)
      const undo = (at: number) => list.undo(list.removed[at % list.removed.length] as Removal)
      for (const { isRemoval, at } of doing) {
        if (isRemoval && list.shown.length > 0) list.remove(list.shown[at % list.shown.length] as number)
        else if (list.removed.length > 0) undo(at)
        expect(list.rows).toEqual(list.rows.toSorted())
      }
      while (list.removed.length > 0) undo(doing.length)
      expect(list.rows).toEqual(names)
    }),
  )
})

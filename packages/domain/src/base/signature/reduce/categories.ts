import type { Description, Key, Tone, Words } from '../signature.ts'
import { groupsOf } from '../table.ts'

const categoryTones: readonly Tone[] = ['1', '2', '3', '4', '5', '6']

/** The values of a category with their colours and names: as described, else in the order given. */
export function keysOf(values: readonly string[], description: Description): (Key & { value: string })[] {
  return values.slice(0, categoryTones.length).map((value, place) => {
    const own = description.values?.find((one) => one.value === value)
    return {
      value,
      tone: own?.tone ?? categoryTones[place] ?? 'rest',
      name: nameOf(value, description),
    }
  })
}

/** The words for a value: as described, else the value itself. */
export const nameOf = (value: string, { values = [] }: Description): Words =>
  values.find((one) => one.value === value)?.name ?? { cn: value, en: value }

export const withoutValue = ({ tone, name }: Key): Key => ({ tone, name })

/** Values of a category in the order of the description, the others by frequency. */
export function orderedValues(cells: readonly string[], { values = [] }: Description): string[] {
  const present = groupsOf(cells).map(({ value }) => value)
  const described = values.map(({ value }) => value).filter((value) => present.includes(value))
  return [...described, ...present.filter((value) => !described.includes(value))]
}

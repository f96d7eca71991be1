import type { StoredSignature, Tone } from '../../base/signature/signature.ts'
import type { Criterion } from './criteria.ts'

const colours: readonly Tone[] = ['1', '2', '3', '4', '5', '6']

/** The picture of a solution contest, which has no data: how its criteria share the points. Further criteria share the last colour. */
export function signatureOfCriteria(criteria: readonly Pick<Criterion, 'title' | 'weight'>[]): StoredSignature | null {
  if (criteria.length === 0) return null
  return {
    caption: null,
    columns: [],
    data: {
      form: 'points',
      weights: criteria.map(({ weight }) => weight),
      keys: criteria.map(({ title, weight }, place) => ({
        tone: colours[place] ?? 'rest',
        name: { cn: `${title.cn} ${weight}`, en: `${title.en} ${weight}` },
      })),
    },
  }
}

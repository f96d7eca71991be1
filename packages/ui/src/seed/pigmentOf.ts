import { pigments } from './pigment.css.ts'
import { pick } from './seed.ts'

const order = ['ink', 'azurite', 'cinnabar', 'malachite', 'gamboge', 'mauve', 'petrol', 'sienna'] as const

/** Class that sets the pigment of a person or team. */
export function pigmentOf(seed: string): string {
  return pigments[order[pick(seed, order.length)] ?? 'ink']
}

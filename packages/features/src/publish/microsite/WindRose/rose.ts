/** The largest share of a direction, all bands together; slightly above zero, so that a calm does not divide by zero. */
export const strongest = (shares: readonly (readonly number[])[]): number =>
  Math.max(1e-6, ...shares.map((direction) => direction.reduce((sum, share) => sum + share, 0)))

interface Petal {
  direction: readonly number[]
  /** Index of the direction, and number of directions. */
  index: number
  of: number
  band: number
  most: number
  centre: number
  radius: number
}

const digits = (value: number) => Math.round(value * 10) / 10

/** The part of a petal for one speed band: a ring segment, narrower than its direction so that petals do not touch. */
export function petal({ direction, index, of, band, most, centre, radius }: Petal): string {
  const sum = (until: number) => direction.slice(0, until).reduce((total, share) => total + share, 0)
  const [inner, outer] = [sum(band), sum(band + 1)].map((share) => (share / most) * radius) as [number, number]
  const middle = (index / of) * 2 * Math.PI - Math.PI / 2
  const half = (Math.PI / of) * 0.78
  const at = (angle: number, r: number) =>
    `${digits(centre + Math.cos(angle) * r)} ${digits(centre + Math.sin(angle) * r)}`
  return `M${at(middle - half, inner)}L${at(middle - half, outer)}A${digits(outer)} ${digits(outer)} 0 0 1 ${at(middle + half, outer)}L${at(middle + half, inner)}A${digits(inner)} ${digits(inner)} 0 0 0 ${at(middle - half, inner)}z`
}

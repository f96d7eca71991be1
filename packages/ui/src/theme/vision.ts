/** Kinds of colour vision: normal, and the three deficiencies at full severity. */
export const visions = ['normal', 'protan', 'deutan', 'tritan'] as const
export type Vision = (typeof visions)[number]

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const matrices: Record<Exclude<Vision, 'normal'>, Matrix> = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

type Triple = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const linear = (colour: string) =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as Triple

/** Simulates how a #rrggbb colour appears to a person with that vision. */
export function seenAs(colour: string, vision: Vision): string {
  if (vision === 'normal') return colour
  const m = matrices[vision]
  const [r, g, b] = linear(colour)
  const seen = [0, 3, 6].map((row) => (m[row] ?? 0) * r + (m[row + 1] ?? 0) * g + (m[row + 2] ?? 0) * b)
  const hex = seen.map((v) => Math.round(toGamma(Math.min(1, Math.max(0, v))) * 255))
  return `#${hex.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

/** CIELAB (D65) of a #rrggbb colour. */
function toLab(colour: string): Triple {
  const [r, g, b] = linear(colour)
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116)
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360
const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180)

/** CIEDE2000 difference of two #rrggbb colours. About 1 is just noticeable, 10 is distinct at a glance. */
export function difference(first: string, second: string): number {
  const [l1, a1, b1] = toLab(first)
  const [l2, a2, b2] = toLab(second)
  const c7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const g = 0.5 * (1 - Math.sqrt(c7 / (c7 + 25 ** 7)))
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)]
  const [chroma1, chroma2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const [h1, h2] = [degrees(Math.atan2(b1, p1)), degrees(Math.atan2(b2, p2))]
  const grey = chroma1 * chroma2 === 0
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const middle = grey ? h1 + h2 : Math.abs(h1 - h2) > 180 ? (h1 + h2 + 360) / 2 : (h1 + h2) / 2
  const [lightness, chroma] = [(l1 + l2) / 2, (chroma1 + chroma2) / 2]
  const t =
    1 -
    0.17 * cosine(middle - 30) +
    0.24 * cosine(2 * middle) +
    0.32 * cosine(3 * middle + 6) -
    0.2 * cosine(4 * middle - 63)
  const sl = 1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2)
  const sc = 1 + 0.045 * chroma
  const sh = 1 + 0.015 * chroma * t
  const rotation = 60 * Math.exp(-(((middle - 275) / 25) ** 2))
  const rt = -Math.sin((rotation * Math.PI) / 180) * 2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
  const dl = (l2 - l1) / sl
  const dc = (chroma2 - chroma1) / sc
  const dh = (2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn * Math.PI) / 360)) / sh
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh)
}

/** Smallest difference between any two of the colours for a person with that vision. */
export function smallestDifference(colours: readonly string[], vision: Vision): number {
  const seen = colours.map((colour) => seenAs(colour, vision))
  return Math.min(...seen.flatMap((one, i) => seen.slice(i + 1).map((other) => difference(one, other))))
}

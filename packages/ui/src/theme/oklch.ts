/** A colour in OKLCH: lightness 0–1, chroma 0–about 0.37, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Converts an opaque #rrggbb colour; an alpha channel is ignored. */
export function toOklch(colour: string): Oklch {
  const channel = (at: number) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI }
}

function channels({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const fits = (colour: [number, number, number]) => colour.every((v) => v >= -0.0005 && v <= 1.0005)

/** Converts to #rrggbb. A colour outside sRGB loses chroma, never lightness. */
export function fromOklch(colour: Oklch): string {
  let { c } = colour
  let linear = channels(colour)
  while (!fits(linear) && c > 0) {
    c = Math.max(0, c - 0.004)
    linear = channels({ ...colour, c })
  }
  const hex = linear.map((v) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255))
  return `#${hex.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

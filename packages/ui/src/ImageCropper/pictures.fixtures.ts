/** Pictures drawn at run time, so that stories need neither network nor files. */

interface Drawing {
  width: number
  height: number
  type?: 'image/png' | 'image/jpeg'
}

/** A landscape of stepped ridges under a red sun, of any size. */
export function landscape({ width, height, type = 'image/png' }: Drawing): File {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#dfe9e7'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#c23a12'
  pen.beginPath()
  pen.arc(width * 0.68, height * 0.3, Math.min(width, height) * 0.12, 0, Math.PI * 2)
  pen.fill()
  for (const [ridge, colour] of ['#80b8a2', '#3f9b86', '#1d7d74', '#135f7c', '#0d4a5a'].entries()) {
    pen.fillStyle = colour
    const steps = 36
    for (let step = 0; step < steps; step += 1) {
      const wave = Math.sin(step * 0.31 + ridge * 1.7) * 0.11 + Math.sin(step * 0.83 + ridge) * 0.04
      const top = height * (0.42 + ridge * 0.11 - wave)
      pen.fillRect(Math.floor((step * width) / steps), top, Math.ceil(width / steps) + 1, height - top)
    }
  }
  return toFile(canvas, type)
}

/** Converts synchronously, because `toBlob` waits for an idle page, which on a busy machine takes seconds. */
function toFile(canvas: HTMLCanvasElement, type: string): File {
  const bytes = atob(canvas.toDataURL(type).split(',')[1] ?? '')
  return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], 'picture', { type })
}

/** A JPEG stored sideways with EXIF orientation 6: it needs a quarter turn clockwise to be upright. */
export async function onItsSide(size: Omit<Drawing, 'type'>): Promise<File> {
  const bytes = new Uint8Array(await landscape({ ...size, type: 'image/jpeg' }).arrayBuffer())
  const orientation = [
    0xff,
    0xe1,
    0x00,
    0x22,
    ...[...'Exif\0\0MM\0*\0\0\0\b\0\u0001'].map((letter) => letter.charCodeAt(0)),
  ]
  orientation.push(0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00)
  const [start, rest] = [bytes.slice(0, 2), bytes.slice(2)]
  return new File([start, Uint8Array.from(orientation), rest], 'phone.jpg', { type: 'image/jpeg' })
}

/** A file that claims to be a picture but is not. */
export const notAPicture = () => new File(['%PDF-1.7 …'], 'avatar.png', { type: 'image/png' })

/** The first bytes of a picture, whose transfer was cut. The first 33 of a PNG say its size. */
export const cutOff = (bytes: number, type?: Drawing['type']) =>
  new File([landscape({ width: 600, height: 400, ...(type && { type }) }).slice(0, bytes)], 'cut')

export const svgWithScript = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="!"</script></svg>'], 'a.svg', {
    type: 'image/svg+xml',
  })

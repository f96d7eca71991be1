import { landscape } from '@shulei/ui/ImageCropper/pictures.fixtures.ts'

type Fill = (colour: string, draw: () => void) => void

/** Draws a picture synchronously, so that stories need no file. */
function drawn(name: string, draw: (pen: CanvasRenderingContext2D, fill: Fill) => void): File {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 360 })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const fill: Fill = (colour, shape) => {
    pen.fillStyle = colour
    pen.beginPath()
    shape()
    pen.fill()
  }
  fill('#dfe9e7', () => pen.rect(0, 0, 480, 360))
  draw(pen, fill)
  const bytes = atob(canvas.toDataURL('image/png').split(',')[1] ?? '')
  return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], name, { type: 'image/png' })
}

/** A photo of a person holding a document. */
export const holdingPhoto = (name = 'IMG_2041.png') =>
  drawn(name, (pen, fill) => {
    fill('#135f7c', () => pen.ellipse(240, 370, 150, 130, 0, 0, Math.PI * 2))
    fill('#3b2f2a', () => pen.arc(240, 128, 74, 0, Math.PI * 2))
    fill('#e8bf9e', () => pen.ellipse(240, 146, 56, 66, 0, 0, Math.PI * 2))
    fill('#f6f3ea', () => pen.roundRect(150, 232, 180, 112, 10))
    fill('#8fb3c4', () => pen.rect(268, 250, 46, 60))
    for (const [row, width] of [84, 62, 96].entries()) fill('#4a5a63', () => pen.rect(166, 254 + row * 20, width, 8))
    fill('#4a5a63', () => pen.rect(166, 322, 148, 8))
    fill('#e8bf9e', () => pen.ellipse(146, 300, 18, 26, 0.3, 0, Math.PI * 2))
    fill('#e8bf9e', () => pen.ellipse(334, 300, 18, 26, -0.3, 0, Math.PI * 2))
  })

/** A business licence. */
export const licencePhoto = (name = 'licence.png') =>
  drawn(name, (pen, fill) => {
    fill('#b98d3e', () => pen.rect(40, 24, 400, 312))
    fill('#f8f4e6', () => pen.rect(52, 36, 376, 288))
    fill('#c23a12', () => pen.arc(240, 76, 22, 0, Math.PI * 2))
    fill('#4a5a63', () => pen.rect(160, 112, 160, 14))
    for (const [row, width] of [270, 300, 230, 280, 190].entries()) {
      fill('#7d8a90', () => pen.rect(84, 152 + row * 30, width, 9))
    }
    fill('#c23a12aa', () => pen.arc(366, 276, 32, 0, Math.PI * 2))
  })

/** A photo of more than 3 MB. */
export async function largePhoto(): Promise<File> {
  const photo = await landscape({ width: 64, height: 48 }).arrayBuffer()
  return new File([photo, new Uint8Array(3.4 * 1024 * 1024)], 'IMG_2042.png', { type: 'image/png' })
}
